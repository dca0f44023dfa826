import { setFlagsFromString } from 'node:v8';

/**
 * V8 sizes its heaps by the machine's memory: left alone, a thread that holds 30 MB takes up to 128
 * for what is new, and as much again before it looks for what is old. What is new is a megabyte
 * then: sharing its collection among threads costs more than it takes.
 */
const SMALL = [
  '--semi-space-growth-factor=1',
  '--heap-growing-percent=30',
  '--no-parallel-scavenge',
];

/** For all threads, those that run already too. */
export function keepHeapsSmall(): void {
  for (const flag of SMALL) setFlagsFromString(flag);
}
