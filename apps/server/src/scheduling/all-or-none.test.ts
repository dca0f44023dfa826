import { expect, it } from 'vitest';
import { allOrNone } from './all-or-none.ts';

const never = () => new Promise<never>(() => undefined);

it('calls that go on are aborted as soon as one of them fails, and the failure is told', async () => {
  const signals: AbortSignal[] = [];
  const failing = allOrNone(new AbortController().signal, async (signal) => {
    signals.push(signal);
    await Promise.all([never(), Promise.reject(new Error('away'))]);
  });
  await expect(failing).rejects.toThrow('away');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('calls are aborted when whoever asked has left, and not when all is done', async () => {
  const leaving = new AbortController();
  const signals: AbortSignal[] = [];
  const remember = async (signal: AbortSignal) => void signals.push(signal);
  await allOrNone(leaving.signal, remember);
  expect(signals[0]?.aborted).toBe(false);
  leaving.abort();
  expect(signals[0]?.aborted).toBe(true);
});
