import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { ClientBase } from 'pg';

/** PostgreSQL's lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface LockWait {
  /** Others wait as long as this for a table, once in each pause. */
  lockMs: number;
  pauseMs: number;
  tries: number;
}

/** Five minutes, which is longer than most backups take. */
const patiently: LockWait = { lockMs: 2_000, pauseMs: 3_000, tries: 60 };

function isLocked(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isLocked(error.cause);
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}

/**
 * Changes tables while others use them. What waits for a table that a backup is reading makes all
 * who come after it wait, too: so it soon gives up its place, and tries again.
 * @param change is begun anew at each try
 * @throws what `change` throws; PostgreSQL's lock_not_available after the last try
 */
export async function withoutQueue<T>(
  client: ClientBase,
  change: () => Promise<T>,
  { lockMs, pauseMs, tries }: LockWait = patiently,
): Promise<T> {
  await client.query(`set lock_timeout = ${lockMs}`);
  for (let tried = 1; ; tried += 1)
    try {
      return await change();
    } catch (error) {
      if (tried === tries || !isLocked(error)) throw error;
      await pause(pauseMs);
    }
}
