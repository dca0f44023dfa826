import { DrizzleQueryError } from 'drizzle-orm';
import { EmbeddedDatabaseStopped } from './problems.ts';

/**
 * SQLSTATE classes (appendix A of PostgreSQL's manual) that are not the statement's fault:
 * connection, aborted transaction, rollback, resources, object state, operator, system.
 */
const passingClasses = new Set(['08', '25', '40', '53', '55', '57', '58']);

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

/** A certificate that has expired meanwhile, or is another server's. */
const certificateCode = /^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|DEPTH_ZERO_SELF_|SELF_SIGNED_)/;

/** node-postgres's messages for errors that have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|The server does not support SSL|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** The operating system's codes begin with an E. */
export const isSqlState = (code: string): boolean => /^[0-9FHPX][0-9A-Z]{4}$/.test(code);

/**
 * True if the database is away, full or gave the statement up: the same call may work in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  if (error instanceof EmbeddedDatabaseStopped) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway);
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // PostgreSQL's Unix socket is missing: the server is down.
  if (code === 'ENOENT') return syscall === 'connect';
  // Some libraries' codes are numbers.
  if (typeof code !== 'string') return code === undefined && words.test(error.message);
  if (systemCodes.has(code) || certificateCode.test(code)) return true;
  return isSqlState(code) && passingClasses.has(code.slice(0, 2));
}
