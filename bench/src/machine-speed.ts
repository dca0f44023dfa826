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

interface MachineSpeed {
  /** Milliseconds of wall time and of processor time for the same work, medians. */
  wallMs: number;
  processorMs: number;
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
  };
}

/** Wall time far above processor time: others use the machine, and times below say little. */
export function speedLine(before: MachineSpeed, after: MachineSpeed): string {
  const told = ({ wallMs, processorMs }: MachineSpeed) =>
    `${wallMs.toFixed(0)} ms (${processorMs.toFixed(0)} of processor)`;
  return `This machine took ${told(before)} for a fixed piece of work at the beginning, ${told(after)} at the end.`;
}
