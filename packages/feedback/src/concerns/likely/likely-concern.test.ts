import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { findConcern } from '../find-concern.ts';
import { findSign, plainText } from '../finding/find-sign.ts';
import { signalsOf } from './signals.ts';
import { stretchesOf } from './stretches.ts';
import { wordClasses } from './word-classes.ts';

const plainOf = (text: string) => plainText(readStudentText(text)).unspoken;

describe('what other children’s texts were like', () => {
  const sentence = 'The man next door touches me when he minds us and says it is our secret';
  const told = `My hut is in the back paddock. ${sentence}. It has a tin roof.`;

  it('shows what no sign foresees, and the sentence that it is in', () => {
    expect(findSign(plainText(readStudentText(told)))).toBeNull();
    const found = findConcern(told);
    expect(found?.kind).toBe('sexual');
    expect(found?.text).toBe(sentence);
    expect(told.slice(found?.start, found?.end)).toBe(found?.text);
  });

  it('counts beside a made-up story too, but not in what somebody says', () => {
    expect(findConcern(`A wizard met a dragon. ${told}`)?.text).toBe(sentence);
    expect(findConcern(`My hut is old. “${sentence},” said the girl in the film.`)).toBeNull();
  });
});

describe('signals', () => {
  it('are words, neighbours, classes of words, and classes that are near one another', () => {
    expect([...signalsOf(['dad', 'hit', 'me'])]).toEqual([
      'dad',
      'hit',
      'dad hit',
      'me',
      'hit me',
      ':family',
      ':family+harm',
      ':family+self',
      ':harm',
      ':harm+self',
      ':self',
    ]);
  });

  it('belong to classes together only within eight words', () => {
    const apart = (count: number) => ['dad', ...Array(count).fill('so'), 'hit'];
    expect(signalsOf(apart(7))).toContain(':family+harm');
    expect(signalsOf(apart(8))).not.toContain(':family+harm');
  });
});

it('words of a class are as plain sentences have them', () => {
  const words = Object.values(wordClasses).flatMap((some) => some.trim().split(/\s+/u));
  const isPlain = (word: string) => plainOf(word)[0]?.text === `${word} .`;
  expect(words.filter((word) => !isPlain(word))).toEqual([]);
});

describe('stretches', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `kea${i}`).join(' ');
  const lengthsOf = (text: string) =>
    plainOf(text)
      .flatMap(stretchesOf)
      .map((stretch) => stretch.words.length);

  it('are sentences, or half-overlapping pieces of a long one', () => {
    expect(lengthsOf(`${words(26)}. ${words(3)}.`)).toEqual([26, 3]);
    expect(lengthsOf(`${words(40)}.`)).toEqual([26, 26, 14]);
    expect(lengthsOf('')).toEqual([]);
  });

  it('say where they are in the text', () => {
    const text = 'We ran. I wanna go home!';
    const [, last] = plainOf(text).flatMap(stretchesOf);
    expect(last?.words).toEqual(['i', 'want', 'to', 'go', 'home']);
    expect(text.slice(last?.start, last?.end)).toBe('I wanna go home');
  });
});
