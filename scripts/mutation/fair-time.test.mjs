import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startFairClock } from './fair-time.mjs';

const proc = mkdtempSync(path.join(tmpdir(), 'fair-time-'));
afterAll(() => rmSync(proc, { recursive: true }));

const threadOf = (thread) => path.join(proc, '7', 'task', thread);

function hasWaited(thread, milliseconds) {
  mkdirSync(threadOf(thread), { recursive: true });
  writeFileSync(path.join(threadOf(thread), 'schedstat'), `99 ${milliseconds * 1_000_000} 3\n`);
}

function startClock(pid = 7) {
  const clock = { time: 1_000 };
  const elapsedMs = startFairClock({ pid, proc, now: () => clock.time });
  return (later) => {
    clock.time += later;
    return elapsedMs();
  };
}

test('what each thread has waited for a processor does not count, all other time does', () => {
  hasWaited('7', 40);
  hasWaited('8', 5);
  const after = startClock();
  expect(after(100)).toBe(100);
  hasWaited('7', 70);
  hasWaited('8', 25);
  expect(after(100)).toBe(150);
  expect(after(10)).toBe(160);
});

test('the clock never goes back: a thread that has ended takes its waiting with it', () => {
  hasWaited('7', 40);
  hasWaited('8', 1_000);
  const after = startClock();
  rmSync(threadOf('8'), { recursive: true });
  expect(after(100)).toBe(100);
  hasWaited('7', 500);
  expect(after(100)).toBe(100);
});

test('where the system does not tell, all time counts', () => {
  expect(startClock('nobody')(100)).toBe(100);
});
