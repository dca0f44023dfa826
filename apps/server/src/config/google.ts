import * as z from 'zod';
import { key, optional, origin } from './shapes.ts';

export const googleSettings = {
  GOOGLE_CLIENT_ID: optional(key),
  GOOGLE_API_KEY: optional(key),
  GOOGLE_APP_ID: optional(
    z.string().regex(/^\d+$/, 'It takes the Google Cloud project’s number, which has only digits.'),
  ),
  GOOGLE_ORIGIN: optional(origin),
};

/** `names` do nothing without `one`. */
export const googleNeeds = {
  names: ['GOOGLE_API_KEY', 'GOOGLE_APP_ID', 'GOOGLE_ORIGIN'],
  one: ['GOOGLE_CLIENT_ID'],
} as const;

type GoogleEnvironment = z.output<z.ZodObject<typeof googleSettings>>;

export interface GoogleConfig {
  /** Tokens issued to other apps are refused. */
  clientId: string;
  /** For the picker; browsers see it. */
  apiKey: string;
  /** The Google Cloud project's number. */
  appId: string;
  /** Replaces all of Google's hosts; null for Google itself. */
  origin: string | null;
}

export function googleContradictions(env: GoogleEnvironment): string[] {
  if (env.GOOGLE_CLIENT_ID === null) return [];
  const found: string[] = [];
  if (env.GOOGLE_API_KEY === null) found.push('GOOGLE_API_KEY is needed for the file picker.');
  if (env.GOOGLE_APP_ID === null)
    found.push('GOOGLE_APP_ID (the Google Cloud project’s number) is needed for the file picker.');
  return found;
}

export function googleConfig(env: GoogleEnvironment): GoogleConfig | null {
  if (env.GOOGLE_CLIENT_ID === null) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    apiKey: env.GOOGLE_API_KEY ?? '',
    appId: env.GOOGLE_APP_ID ?? '',
    origin: env.GOOGLE_ORIGIN,
  };
}
