import { expect, it } from 'vitest';
import { longSentence } from './long-sentence.ts';

it('a sentence is praised as a whole one, and not as longer than others', () => {
  const said = longSentence.wording.strength ?? [];
  expect(said.filter((one) => /\blong|plenty|many/iu.test(one))).toEqual([]);
});
