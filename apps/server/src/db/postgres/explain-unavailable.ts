import { DatabaseUnavailable } from '../problems.ts';

export const OLDEST_VERSION = 15;

export const tooOld = (version: number) =>
  new DatabaseUnavailable(
    `The database is PostgreSQL ${version}; Second Draft needs ${OLDEST_VERSION} or newer.`,
  );

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'that host is not known',
  ENOENT: 'nothing answers there',
  ETIMEDOUT: 'it does not answer in time',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it does not accept the user’s password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '42501': 'this user may not make tables',
  '53300': 'it has no connection to spare',
  '57P03': 'it is still starting',
};

function codeIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeIn(error.errors[0]);
  return codeIn(error.cause);
}

/** Leaves out the URL's user and password. */
export function explainUnavailable(error: unknown, databaseUrl: string): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  const url = new URL(databaseUrl);
  const place = `${url.searchParams.get('host') ?? url.host}${url.pathname}`;
  const code = codeIn(error);
  const timedOut = error instanceof Error && /timeout/i.test(error.message);
  const reason =
    (code === null ? undefined : (reasons[code] ?? `error ${code}`)) ??
    (timedOut ? reasons['ETIMEDOUT'] : undefined) ??
    'it refused';
  return new DatabaseUnavailable(
    `The database at ${place} can’t be used: ${reason}. ` +
      'Check DATABASE_URL, and that PostgreSQL is running and lets this machine in.',
    { cause: error },
  );
}
