import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

test('works on each once, in order, and on no more than so many at a time', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const whole = atOnce(2, [1, 2, 3], async (one) => {
    begun.push(one);
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await whole;
});

test('has nothing to wait for where there is nothing to do', async () => {
  const done = atOnce(2, [], () => Promise.reject(new Error('called')));
  await expect(done).resolves.toBeUndefined();
});

test('tells of a failure', async () => {
  const failed = atOnce(2, [1, 2, 3], () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
});
