import { expect, it } from 'vitest';
import { readStudentText } from './student-text.ts';

it('takes a short first line for the title, and no sentence', () => {
  const text = readStudentText('The Raft\nWe went down the river. It was cold.');
  expect(text.title?.text).toBe('The Raft');
  expect(text.sentences.map((sentence) => sentence.text)).toEqual([
    'We went down the river.',
    'It was cold.',
  ]);
});

it('takes a first sentence for no title', () => {
  expect(readStudentText('We ran.\nWe fell over the fence.').title).toBeNull();
  expect(readStudentText('We ran').title).toBeNull();
});

it('finds what is said in any kind of quotation marks', () => {
  const said = (text: string) => readStudentText(text).speech.map((one) => one.text);
  expect(said('“Go,” I said. "Now!" he said. ‘Why?’ she said.')).toEqual(['Go,', 'Now!', 'Why?']);
  expect(said("It's the dogs' turn, isn't it")).toEqual([]);
});

it('takes an empty text apart', () => {
  expect(readStudentText('')).toMatchObject({
    lines: [],
    sentences: [],
    words: [],
    speech: [],
    title: null,
  });
});
