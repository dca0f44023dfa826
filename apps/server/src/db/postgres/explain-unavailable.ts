import { DatabaseUnavailable } from '../problems.ts';

export const OLDEST_VERSION = 15;

export const tooOld = (version: number) =>
  new DatabaseUnavailable(
    `The database is PostgreSQL ${version}; Second Draft needs ${OLDEST_VERSION} or newer.`,
  );

const UNTRUSTED =
  'no authority that is trusted here has signed its certificate; name the authority’s file in sslrootcert';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'that host is not known',
  ENOENT: 'nothing answers there',
  ETIMEDOUT: 'it does not answer in time',
  ECONNRESET: 'it closed the connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  '28P01': 'it does not accept the user’s password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '42P07': 'it has other tables of the same names',
  '42501': 'this user may not make tables',
  '53300': 'it has no connection to spare',
  '55P03': 'something reads its tables all the time, such as a backup that has to end first',
  '57P03': 'it is still starting',
};

/** node-postgres's words for errors that have no code. */
const words: readonly (readonly [RegExp, string])[] = [
  [/timeout/i, 'it does not answer in time'],
  [/does not support SSL/, 'it offers no encryption, which sslmode asks for'],
];

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
  const said = error instanceof Error ? error.message : '';
  const reason =
    code === null
      ? (words.find(([pattern]) => pattern.test(said))?.[1] ?? 'it refused')
      : (reasons[code] ?? `error ${code}`);
  return new DatabaseUnavailable(
    `The database at ${place} can’t be used: ${reason}. ` +
      'Check DATABASE_URL, and that PostgreSQL is running and lets this machine in.',
    { cause: error },
  );
}
