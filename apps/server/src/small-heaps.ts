import { setFlagsFromString } from 'node:v8';

/**
 * V8 sizes its heaps by the machine's memory: by default, a thread that holds 30 MB takes up to 128
 * for new objects, and as much again before it collects old ones. With these flags new objects take
 * a megabyte: sharing their collection among threads would cost more than it saves.
 */
const SMALL = [
  '--semi-space-growth-factor=1',
  '--heap-growing-percent=30',
  '--no-parallel-scavenge',
  // Code that is run often is compiled well at once, not twice.
  '--no-maglev',
];

/** For all threads, those that run already too. */
export function keepHeapsSmall(): void {
  for (const flag of SMALL) setFlagsFromString(flag);
}
