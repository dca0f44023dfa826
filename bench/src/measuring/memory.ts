import { readFile } from 'node:fs/promises';

/** Resident memory in megabytes; null where there is no /proc. */
export async function memoryOf(pid: number): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}
