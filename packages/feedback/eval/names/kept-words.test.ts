import { expect, it } from 'vitest';
import { keptWords } from './kept-words.ts';

it('the same word counts as left where it is, and not where another stands for it', () => {
  const before = 'Mark can mark it for mark'.split(' ');
  expect(keptWords(before, 'Riley can mark it for riley'.split(' '))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});
