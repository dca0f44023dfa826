import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startFairClock } from './fair-time.mjs';

const proc = mkdtempSync(path.join(tmpdir(), 'fair-time-'));
afterAll(() => rmSync(proc, { recursive: true }));

const threadOf = (thread) => path.join(proc, '7', 'task', thread);

function has(thread, { ran, waited }) {
  const text = `${ran * 1_000_000} ${waited * 1_000_000} 3\n`;
  mkdirSync(threadOf(thread), { recursive: true });
  writeFileSync(path.join(threadOf(thread), 'schedstat'), text);
}

function startClock(pid = 7) {
  const clock = { time: 1_000 };
  const elapsedMs = startFairClock({ pid, proc, now: () => clock.time });
  return (later) => {
    clock.time += later;
    return elapsedMs();
  };
}

test('what its threads have waited for a processor does not count, all other time does', () => {
  has('7', { ran: 10, waited: 40 });
  has('8', { ran: 0, waited: 5 });
  const after = startClock();
  expect(after(100)).toBe(100);
  has('7', { ran: 20, waited: 70 });
  has('8', { ran: 0, waited: 25 });
  expect(after(100)).toBe(150);
  expect(after(10)).toBe(160);
});

test('what a thread ran counts, however many others waited meanwhile', () => {
  has('7', { ran: 10, waited: 0 });
  has('8', { ran: 0, waited: 0 });
  const after = startClock();
  has('7', { ran: 50, waited: 60 });
  has('8', { ran: 5, waited: 90 });
  expect(after(100)).toBe(40);
});

test('a thread that has ended takes no time back', () => {
  has('7', { ran: 10, waited: 0 });
  has('8', { ran: 900, waited: 900 });
  const after = startClock();
  rmSync(threadOf('8'), { recursive: true });
  expect(after(100)).toBe(100);
});

test('where the system does not tell, all time counts', () => {
  expect(startClock('nobody')(100)).toBe(100);
});
