import { expect, it } from 'vitest';
import { check } from './checks.mjs';
import { run } from './run.mjs';

it('letters that arrive in two pieces are kept', async () => {
  // More than a pipe holds; after one byte, each piece ends within a letter of two.
  const words = `a${'ā'.repeat(200_000)}`;
  const print = "process.stdout.write('a' + 'ā'.repeat(200_000))";
  const { code, output } = await run(process.execPath, ['--eval', print]);
  expect(code).toBe(0);
  expect(output === words).toBe(true);
});

it('a check fails if what prepares it does', async () => {
  const passing = { title: 'of a test', args: ['--eval', ''], beforeIn: '.' };
  expect(await check({ ...passing, before: ['--eval', ''] })).toBe(true);
  expect(await check({ ...passing, before: ['--eval', 'process.exit(1)'] })).toBe(false);
});
