import { createHash } from 'node:crypto';
import { median } from './figures.ts';

const ROUNDS = 5;
const HASHES = 40;
const BLOCK = Buffer.alloc(1024 * 1024, 'second draft');

/** A fixed piece of work: hashing in native code, and strings and numbers in JavaScript's. */
function work(): void {
  for (let round = 0; round < HASHES; round += 1) createHash('sha256').update(BLOCK).digest();
  const counts = new Map<string, number>();
  for (let word = 0; word < 200_000; word += 1) {
    const key = `word ${word % 5_000}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

/** More than a processor's caches hold (numbers of four bytes). */
const NUMBERS = 2 ** 24;
const READS = 200_000;

/**
 * Programs that hold much, such as servers and browsers, wait for memory more than the work above.
 * @returns nanoseconds for a number that is in no cache
 */
function memoryNs(): number {
  // Written to: what was never written isn't in memory yet.
  const numbers = new Int32Array(NUMBERS).fill(1);
  // The first time, part of it isn't compiled.
  const from = readAbout(numbers, 0);
  const start = performance.now();
  readAbout(numbers, from);
  return ((performance.now() - start) * 1e6) / READS;
}

/** Where to read next depends on what was read: nothing can be fetched ahead. */
function readAbout(numbers: Int32Array, from: number): number {
  let at = from;
  for (let read = 0; read < READS; read += 1)
    at = (Math.imul(at, 1_664_525) + 1_013_904_222 + (numbers[at] ?? 0)) & (NUMBERS - 1);
  return at;
}

interface MachineSpeed {
  /** Milliseconds of wall time and of processor time for the same work, medians. */
  wallMs: number;
  processorMs: number;
  memoryNs: number;
}

export function machineSpeed(): MachineSpeed {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(before);
    return { wallMs: performance.now() - start, processorMs: (user + system) / 1_000 };
  });
  return {
    wallMs: median(rounds.map(({ wallMs }) => wallMs)),
    processorMs: median(rounds.map(({ processorMs }) => processorMs)),
    memoryNs: memoryNs(),
  };
}

/** Wall time far above processor time: others use the machine, and times below say little. */
export function speedLine(before: MachineSpeed, after: MachineSpeed): string {
  const told = ({ wallMs, processorMs, memoryNs: ns }: MachineSpeed) =>
    `${wallMs.toFixed(0)} ms (${processorMs.toFixed(0)} of processor), and ${ns.toFixed(0)} ns`;
  return `For a fixed piece of work, and to read from memory, this machine took ${told(before)} at the beginning; ${told(after)} at the end.`;
}
