import * as z from 'zod';
import { problemOfParameters, sslModeOf } from './database-url.ts';
import { isNearby } from './networks.ts';
import { address, optional } from './shapes.ts';

export const databaseSettings = {
  DATABASE_URL: optional(
    address(/^postgres(ql)?$/).pipe(
      z.string().superRefine((url, context) => {
        const message = problemOfParameters(url);
        if (message !== null) context.addIssue({ code: 'custom', message });
      }),
    ),
  ),
  DATABASE_PASSWORD: optional(z.string()),
};

type DatabaseEnvironment = z.output<z.ZodObject<typeof databaseSettings>>;

function isFarAndPlain(databaseUrl: string): boolean {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host === '' || host.startsWith('/') || sslModeOf(databaseUrl) !== null) return false;
  return !isNearby(`postgres://${host.includes(':') ? url.host : host}`);
}

export function databaseContradictions(
  { DATABASE_URL }: DatabaseEnvironment,
  isProduction: boolean,
): string[] {
  const found: string[] = [];
  if (isProduction && DATABASE_URL !== null && isFarAndPlain(DATABASE_URL))
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
  // An address without a host, such as a socket's, takes no password before it.
  if (url.host === '') url.searchParams.set('password', DATABASE_PASSWORD);
  else url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}
