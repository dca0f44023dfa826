import { DrizzleQueryError } from 'drizzle-orm';
import { EmbeddedDatabaseStopped } from './problems.ts';

/**
 * PostgreSQL's classes of codes (appendix A of its manual) for what is not the statement's fault: the
 * connection, a transaction that was given up, want of disk or memory, an operator, the system.
 */
const passingClasses = new Set(['08', '25', '40', '53', '55', '57', '58']);

/** The operating system's, of a connection that can't be made or breaks, and of a disk. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
]);

/** What node-postgres says where it has no code for it. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** PostgreSQL's code, told from the operating system's, which begin with an E. */
export const isSqlState = (code: string): boolean => /^[0-9FHPX][0-9A-Z]{4}$/.test(code);

/**
 * Whether what failed did so because the database can't do it just now, and may work in a moment:
 * it is away, is full, or has given the statement up.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  if (error instanceof EmbeddedDatabaseStopped) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway);
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A socket that isn't there: PostgreSQL reached by one is down.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code === undefined) return words.test(error.message);
  return systemCodes.has(code) || (isSqlState(code) && passingClasses.has(code.slice(0, 2)));
}
