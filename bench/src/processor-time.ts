import { readFile } from 'node:fs/promises';

/** The kernel's USER_HZ, which is the same on every Linux of today. */
const TICK_MS = 10;
const USER = 11;
const SYSTEM = 12;

/** Milliseconds of processor time that a process has used, in all its threads; null without /proc. */
export async function processorMsOf(pid: number): Promise<number | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name before the bracket may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return null;
  }
}
