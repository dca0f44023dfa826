import { Problem } from './problem.ts';

/** Null for what has gone, or is no longer hers. */
export async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}
