const files = ['sslrootcert', 'sslcert', 'sslkey'];

/** All that the driver, or `db/postgres/encryption.ts`, heeds. */
const heeded = new Set([
  'host',
  'port',
  'user',
  'password',
  'options',
  'application_name',
  'fallback_application_name',
  'client_encoding',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'query_timeout',
  'sslmode',
  ...files,
]);

/** PostgreSQL's own modes: each but the first is carried out as the last. */
const modes = new Set(['disable', 'prefer', 'require', 'verify-ca', 'verify-full']);

export const sslModeOf = (url: string): string | null => new URL(url).searchParams.get('sslmode');

/** What the parameters of a database's address ask for in vain; null if there is nothing. */
export function problemOfParameters(url: string): string | null {
  const names = [...new URL(url).searchParams.keys()];
  const mode = sslModeOf(url) ?? 'disable';
  if (names.includes('ssl') || names.includes('uselibpqcompat') || !modes.has(mode))
    return 'say with sslmode=verify-full that the connection is encrypted, or sslmode=disable';
  const unheeded = names.find((name) => !heeded.has(name));
  if (unheeded !== undefined) return `${unheeded} would do nothing: leave it out`;
  const file = names.find((name) => files.includes(name));
  if (file !== undefined && mode === 'disable')
    return `${file} would do nothing without encryption: add sslmode=verify-full, or leave it out`;
  return null;
}
