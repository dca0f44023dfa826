import { expect, it } from 'vitest';
import { startOnce } from './measure-release.mjs';

const start = (script) =>
  startOnce(process.execPath, ['--eval', script], process.env, (said) => said.includes('started'));

it('a program that ends before it has started is not measured', async () => {
  await expect(start("console.log('no database')")).rejects.toThrow(/did not start[^]*no database/);
  await expect(start("process.kill(process.pid, 'SIGKILL')")).rejects.toThrow(/did not start/);
});

it('a program that has started is measured, and ended', async () => {
  const { seconds } = await start("console.log('started'); setInterval(() => {}, 1e6)");
  expect(seconds).toBeGreaterThan(0);
});
