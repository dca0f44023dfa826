import { DrizzleQueryError } from 'drizzle-orm';

const DEADLOCK_DETECTED = '40P01';

/** PostgreSQL takes a second to find each deadlock. */
const TRIES = 3;

function isDeadlock(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDeadlock(error.cause);
  return error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;
}

/** Begins work again that PostgreSQL ended so that other work could go on. */
export async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}
