import { DrizzleQueryError } from 'drizzle-orm';
import { EmbeddedDatabaseStopped } from './problems.ts';

/** PostgreSQL's own (appendix A of its manual): it stops, it starts, it takes no more connections. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300']);

/** The operating system's, of a connection that can't be made or breaks. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What node-postgres says where it has no code for it. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether what failed did so because the database is not there, and may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  if (error instanceof EmbeddedDatabaseStopped) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway);
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A socket that isn't there: PostgreSQL reached by one is down.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code === undefined) return words.test(error.message);
  // Class 08 is all of connections.
  return serverCodes.has(code) || systemCodes.has(code) || code.startsWith('08');
}
