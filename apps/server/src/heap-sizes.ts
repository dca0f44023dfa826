import { setFlagsFromString } from 'node:v8';

/** Sharing the collection of new objects among threads costs more than it saves. */
const IN_ONE_THREAD = '--no-parallel-scavenge';

/** By default, each of the rules' patterns is compiled to bytecode, run once, and compiled again. */
const PATTERNS_AT_ONCE = '--no-regexp-tier-up';

/**
 * V8 sizes its heaps by the machine's memory: by default, a thread that holds 30 MB takes up to 128
 * for new objects, and as much again before it collects old ones.
 */
const flags = {
  /** New objects take a megabyte. */
  small: [
    IN_ONE_THREAD,
    PATTERNS_AT_ONCE,
    '--semi-space-growth-factor=1',
    '--heap-growing-percent=30',
    // Code that is run often is compiled well at once, not twice.
    '--no-maglev',
  ],
  /** New objects take four megabytes in a thread; those of the main one, 16 as always. */
  roomy: [IN_ONE_THREAD, PATTERNS_AT_ONCE, '--max-semi-space-size=4', '--heap-growing-percent=60'],
};

/** For all threads, those that run already too. */
export function sizeHeaps(size: keyof typeof flags): void {
  for (const flag of flags[size]) setFlagsFromString(flag);
}
