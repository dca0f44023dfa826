import { expect, test } from 'vitest';
import { instrument } from './instrument.mjs';

test('what is no pattern is neither tried nor left in the code, where it would keep it from loading', async () => {
  const file = 'packages/feedback/src/revision/words/draft-words.ts';
  const { code, mutants } = await instrument([file]);
  const tried = mutants.map(({ replacement }) => replacement);
  expect(tried.some((replacement) => replacement.startsWith('/'))).toBe(true);
  expect(tried.filter((replacement) => replacement.includes(String.raw`\V`))).toEqual([]);
  expect(code[file]).toContain('stryMutAct');
  expect(code[file]).not.toContain(String.raw`\V`);
});
