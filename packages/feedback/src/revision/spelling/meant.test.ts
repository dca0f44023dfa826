import { expect, it } from 'vitest';
import { asMeant } from './meant.ts';

it.each([
  ['I fink so.', 'I think so.'],
  ['He finks so.', 'He thinks so.'],
  ['I hid cos I was late.', 'I hid because I was late.'],
  ['I hid coz I was late.', 'I hid because I was late.'],
  ['I hid cuz I was late.', 'I hid because I was late.'],
  ['Wen we ran, it rained.', 'when we ran, it rained.'],
  ['So furst we ran.', 'So first we ran.'],
  ['And nekst we ran.', 'And next we ran.'],
  ['So arfter that we ran.', 'So after that we ran.'],
  ['We go tommorow.', 'We go tomorrow.'],
  ["He does’nt and didn't.", "He doesn't and didn't."],
  ['We herd it.', 'We heard it.'],
  ['You shud go.', 'You should go.'],
  ['She sed so.', 'She said so.'],
  ['I did it becuase I won.', 'I did it because I won.'],
  ['I was exited and scard.', 'I was exited and scared.'],
  ['I was nervus, bekause I lost.', 'I was nervous, because I lost.'],
  ['We ran wehn it rained.', 'We ran when it rained.'],
])('a rule reads “%s” as “%s”', (text, meant) => {
  expect(asMeant(text)).toBe(meant);
});

it.each([
  ['', 'nothing'],
  ['I ran.', 'right words'],
  ['We met Xqzwvk there.', 'a word that is like no other'],
  ['We ran whe it rained.', 'a short word, which could be many'],
  ['Chrismas and a fierd boy.', 'words too far from any'],
])('leaves “%s” as it is: %s', (text) => {
  expect(asMeant(text)).toBe(text);
});

it('looks at the first forty words that no dictionary has, and at no more', () => {
  const unknown = (count: number) => 'xqzwvk '.repeat(count);
  expect(asMeant(`${unknown(39)}whisperd`)).toBe(`${unknown(39)}whispered`);
  expect(asMeant(`${unknown(40)}whisperd`)).toBe(`${unknown(40)}whisperd`);
  expect(asMeant(`${unknown(40)}nervus fink`)).toContain('nervous think');
});
