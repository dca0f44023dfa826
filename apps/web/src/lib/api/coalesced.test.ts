import { expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

test('calls that come while one runs are one more run together', async () => {
  let state = 'first';
  const seen: string[] = [];
  const save = coalesced(async () => {
    seen.push(state);
    await Promise.resolve();
  });
  const first = save();
  await Promise.resolve();
  state = 'second';
  const second = save();
  state = 'third';
  const third = save();
  await Promise.all([first, second, third]);
  expect(seen).toEqual(['first', 'third']);
});

test('a run that fails tells its callers and does not hold up the next', async () => {
  let fails = true;
  const save = coalesced(async () => {
    if (fails) throw new Error('no');
  });
  await expect(save()).rejects.toThrow('no');
  fails = false;
  await expect(save()).resolves.toBeUndefined();
});

test('what waits for a run runs as the page is left', async () => {
  let runs = 0;
  const save = coalesced(() => {
    runs += 1;
    return new Promise(() => {});
  });
  void save();
  await Promise.resolve();
  window.addEventListener('pagehide', () => void save(), { once: true });
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => runs).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
});
