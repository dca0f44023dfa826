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

it('knows where each sentence stands', () => {
  const text = '  One.  Two!\n\nThree';
  for (const sentence of sentencesOf(text))
    expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
});
