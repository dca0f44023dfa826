import { readFileSync } from 'node:fs';
import type { ClientConfig } from 'pg';
import { DatabaseUnavailable } from '../problems.ts';

/** A file that `sslrootcert`, `sslcert` or `sslkey` names. */
function fileOf(parameter: string, file: string | null): string | undefined {
  if (file === null) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new DatabaseUnavailable(
      `The file ${file}, which DATABASE_URL names as ${parameter}, can’t be read (${code ?? 'unknown'}).`,
      { cause },
    );
  }
}

/**
 * Reads what the address says about TLS. Unlike in libpq, asking for encryption always means that the
 * server's certificate and name are checked: `require` is treated as `verify-full`.
 * @throws DatabaseUnavailable when a file that it names can't be read
 */
export function encryptionOf(databaseUrl: string): Pick<ClientConfig, 'connectionString' | 'ssl'> {
  const url = new URL(databaseUrl);
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const mode = take('sslmode');
  const ca = fileOf('sslrootcert', take('sslrootcert'));
  const cert = fileOf('sslcert', take('sslcert'));
  const key = fileOf('sslkey', take('sslkey'));
  return {
    connectionString: url.href,
    ...(mode !== null && { ssl: mode !== 'disable' && { ca, cert, key } }),
  };
}
