import { DrizzleQueryError } from 'drizzle-orm';

const DEADLOCK_DETECTED = '40P01';

/** PostgreSQL takes a second to find each deadlock. */
const TRIES = 3;

function isDeadlock(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDeadlock(error.cause);
  return error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;
}

/** Begins a transaction again that PostgreSQL ended so that another one could go on. */
export async function unlessDeadlocked<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}
