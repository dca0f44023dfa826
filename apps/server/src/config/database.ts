import { z } from 'zod';
import { isNearby } from './networks.ts';
import { address, optional } from './shapes.ts';

/** PostgreSQL's own modes: each but the first is carried out as the last. */
const modes = new Set(['disable', 'prefer', 'require', 'verify-ca', 'verify-full']);

const modeOf = (url: string) => new URL(url).searchParams.get('sslmode');

const hasKnownMode = (url: string) => {
  const { searchParams } = new URL(url);
  if (['ssl', 'uselibpqcompat'].some((name) => searchParams.has(name))) return false;
  return modes.has(modeOf(url) ?? 'disable');
};

export const databaseSettings = {
  DATABASE_URL: optional(
    address(/^postgres(ql)?$/).refine(hasKnownMode, {
      abort: true,
      error: 'say with sslmode=verify-full that the connection is encrypted, or sslmode=disable',
    }),
  ),
  DATABASE_PASSWORD: optional(z.string()),
};

type DatabaseEnvironment = z.output<z.ZodObject<typeof databaseSettings>>;

function isFarAndPlain(databaseUrl: string): boolean {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host === '' || host.startsWith('/') || modeOf(databaseUrl) !== null) return false;
  return !isNearby(`postgres://${host.includes(':') ? url.host : host}`);
}

export function databaseContradictions(
  { DATABASE_URL, DATABASE_PASSWORD }: DatabaseEnvironment,
  production: boolean,
): string[] {
  const found: string[] = [];
  if (DATABASE_PASSWORD !== null && DATABASE_URL === null)
    found.push('DATABASE_PASSWORD needs DATABASE_URL.');
  if (production && DATABASE_URL !== null && isFarAndPlain(DATABASE_URL))
    found.push(
      'DATABASE_URL leads beyond private networks: end it with ?sslmode=verify-full, or with ?sslmode=disable where nobody else can listen.',
    );
  return found;
}

/** Adds the separate password, which may contain characters that an address can't. */
export function databaseUrlOf({
  DATABASE_URL,
  DATABASE_PASSWORD,
}: DatabaseEnvironment): string | null {
  if (DATABASE_URL === null || DATABASE_PASSWORD === null) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}
