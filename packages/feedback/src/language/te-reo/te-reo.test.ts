import { expect, it } from 'vitest';
import { kupu } from './kupu.ts';
import { misspellingsOf } from '../spelling/spelling.ts';
import { hasMaoriShape, isTeReo } from './te-reo.ts';
import { readStudentText } from '../../text/student-text.ts';

const doubled = (word: string) =>
  word.replace(/[āēīōū]/gu, (vowel) => vowel.normalize('NFD').charAt(0).repeat(2));
const bare = (word: string) => word.normalize('NFD').replace(/\u0304/gu, '');

it('knows every kupu with macrons, without them and with doubled vowels', () => {
  for (const word of kupu)
    for (const spelling of [word, bare(word), doubled(word), word.normalize('NFD')])
      expect(isTeReo(spelling), spelling).toBe(true);
});

it('finds no fault with any of them', () => {
  for (const change of [(word: string) => word, bare, doubled]) {
    const text = readStudentText(kupu.map((word) => `We saw ${change(word)} today.`).join(' '));
    expect(misspellingsOf(text)).toEqual([]);
  }
});

it('knows a word with a macron by its syllables', () => {
  expect(isTeReo('whakawhanaungatānga')).toBe(true);
  expect(isTeReo('señor')).toBe(false);
  expect(hasMaoriShape('manaaki')).toBe(true);
  expect(hasMaoriShape('because')).toBe(false);
});

it.each(['ara', 'aeiou', 'ia', 'whare', 'ngā', 'Āe', 'wha'])('%s has Māori syllables', (word) => {
  expect(hasMaoriShape(word)).toBe(true);
});

it.each(['stop', 'kit', 'sika', 'ng', 'haere!', ''])('“%s” has no Māori syllables', (word) => {
  expect(hasMaoriShape(word)).toBe(false);
});

it('takes neither Māori syllables nor a macron alone for te reo', () => {
  for (const word of ['tenapuwi', 'Tāsmānia', 'ngāx']) expect(isTeReo(word), word).toBe(false);
  for (const word of ['KŌRERO', 'mānā', 'pasifika']) expect(isTeReo(word), word).toBe(true);
});
