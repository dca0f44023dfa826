import { expect, it } from 'vitest';
import { DatabaseUnavailable } from './db/index.ts';
import { explainStartProblem } from './start-problem.ts';

it('what an operator can mend is told in its own words', () => {
  const away = new DatabaseUnavailable('The database can’t be used.');
  expect(explainStartProblem(away, 'The command failed.')).toBe('The database can’t be used.');
});

it('anything else is told with its stack, by whoever failed', () => {
  const broken = new Error('broken');
  expect(explainStartProblem(broken)).toBe(`The server could not start.\n${broken.stack}`);
  expect(explainStartProblem(broken, 'The command failed.')).toMatch(
    /^The command failed\.\nError/,
  );
});
