import { readFile } from 'node:fs/promises';

/** The kernel's USER_HZ, which is the same on every Linux of today. */
const TICK_MS = 10;
const OWN = [11, 12];
const OF_ENDED_CHILDREN = [13, 14];

async function readTimes(pid: number, fields: readonly number[]): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name before the bracket may hold spaces.
  const all = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(all[field]) * TICK_MS, 0);
}

/** Milliseconds of processor time that a process has used, in all its threads; null without /proc. */
export const processorMsOf = (pid: number): Promise<number | null> =>
  readTimes(pid, OWN).catch(() => null);

/** Milliseconds that a process's children have used, those that have ended included. */
export async function processorMsOfChildren(pid: number): Promise<number | null> {
  try {
    const ended = await readTimes(pid, OF_ENDED_CHILDREN);
    const running = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const times = await Promise.all(running.trim().split(' ').map(Number).map(processorMsOf));
    return times.reduce<number>((sum, time) => sum + (time ?? 0), ended);
  } catch {
    return null;
  }
}
