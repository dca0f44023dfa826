import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const split = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

it.each([
  ['We ran. it was late. i fell', ['We ran.', 'it was late.', 'i fell']],
  ['“Stop!” he yelled. We ran.', ['“Stop!” he yelled.', 'We ran.']],
  ['"Where is it?" said Mum. "Here."', ['"Where is it?" said Mum.', '"Here."']],
  ['Mr. Brown met Dr. Lee at 5.30 p.m. today.', ['Mr. Brown met Dr. Lee at 5.30 p.m. today.']],
  ['It was so cold!!! We ran...', ['It was so cold!!!', 'We ran...']],
  ['My camp\nWe ran', ['My camp', 'We ran']],
  ['...', []],
])('splits %s as it is meant', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

it('knows where each sentence is', () => {
  const text = '  One.  Two!\n\nThree';
  for (const sentence of sentencesOf(text))
    expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
});

it.each([
  ['We met Dr.', ['We met Dr.']],
  ['We met at St. Heliers! Then St.', ['We met at St. Heliers!', 'Then St.']],
  ['We saw the vet. She ran.', ['We saw the vet.', 'She ran.']],
  ['"Go." he said. "Go." He ran.', ['"Go." he said.', '"Go."', 'He ran.']],
  ['We ran.) it rained.', ['We ran.)', 'it rained.']],
  ['“No.” said McTavish', ['“No.” said McTavish']],
  ['Um... why does it smell? Wait… no.', ['Um... why does it smell?', 'Wait… no.']],
  ['We ran... Then it stopped… It hid.', ['We ran...', 'Then it stopped…', 'It hid.']],
  ['We ran.. it was late', ['We ran..', 'it was late']],
  ['“No.” Then McTavish ran.', ['“No.”', 'Then McTavish ran.']],
])('ends no sentence in the middle, and joins no two: %s', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});
