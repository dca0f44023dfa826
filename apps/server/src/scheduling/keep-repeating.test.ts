import { HOUR_MS } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { keepRepeating } from './keep-repeating.ts';

it('the first round begins after its own time, and no sooner', async () => {
  let early = 0;
  const countEarly = async () => {
    early += 1;
  };
  const endLater = keepRepeating(countEarly, { first: HOUR_MS, every: 1 });
  const begun = Promise.withResolvers<void>();
  const endSoon = keepRepeating(async () => begun.resolve(), { first: 5, every: HOUR_MS });
  await begun.promise;
  await Promise.all([endLater(), endSoon()]);
  expect(early).toBe(0);
});

it('a round that is under way ends before the rest is stopped, and knows that it should', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const gate = Promise.withResolvers<void>();
  const ended: string[] = [];
  const stop = keepRepeating(
    async (signal) => {
      begun.resolve(signal);
      await gate.promise;
      ended.push('round');
    },
    { first: 0, every: 0 },
  );
  const signal = await begun.promise;
  expect(signal.aborted).toBe(false);
  const stopped = stop().then(() => ended.push('stopped'));
  expect(signal.aborted).toBe(true);
  gate.resolve();
  await stopped;
  expect(ended).toEqual(['round', 'stopped']);
});
