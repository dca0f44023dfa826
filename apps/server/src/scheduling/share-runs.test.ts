import { expect, it, vi } from 'vitest';
import { shareRuns } from './share-runs.ts';

it('calls during a run share it, and the next call begins another', async () => {
  const first = Promise.withResolvers<string>();
  const run = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise);
  const shared = shareRuns(run);
  const both = Promise.all([shared(), shared()]);
  first.resolve('first');
  expect(await both).toEqual(['first', 'first']);
  run.mockResolvedValueOnce('second');
  expect(await shared()).toBe('second');
  expect(run).toHaveBeenCalledTimes(2);
});

it('a run that fails does so for all who share it, and the next call begins another', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  const shared = shareRuns(run);
  const outcomes = await Promise.allSettled([shared(), shared()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  run.mockResolvedValueOnce('second');
  expect(await shared()).toBe('second');
});
