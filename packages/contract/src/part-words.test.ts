import { expect, it } from 'vitest';
import { BREAK, NO_TEXT, partWords } from './part-words.ts';

it.each([
  ['The end.', BREAK, 'Chapter two', 'The end.\nChapter two'],
  ['The end', NO_TEXT, 'of it', 'The end of it'],
  ['It rained!', NO_TEXT, 'Then', 'It rained! Then'],
  ['It rained. ', NO_TEXT, 'Then', 'It rained. Then'],
  ['It rained', NO_TEXT, '!', 'It rained!'],
  ['(', NO_TEXT, 'a bird)', '(a bird)'],
  ['The end.', BREAK + BREAK, '', 'The end.'],
  ['', BREAK, 'Chapter two', 'Chapter two'],
  ['', NO_TEXT, '', ''],
])(
  'between “%s” and “%s…” words are kept apart, and nothing else',
  (before, mark, after, whole) => {
    expect(partWords(before + mark + after)).toBe(whole);
  },
);
