import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Whether a statement failed because what its row belongs to is gone. A teacher's rows belong to her
 * account, which another of her browsers may have deleted.
 */
export function hasNoOwner(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return hasNoOwner(error.cause);
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
}
