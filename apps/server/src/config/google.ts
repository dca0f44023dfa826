import { z } from 'zod';
import { optional, origin } from './shapes.ts';

/** Google's part of the environment. */
export const googleSettings = {
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_API_KEY: optional(z.string()),
  GOOGLE_APP_ID: optional(z.string()),
  GOOGLE_ORIGIN: optional(origin),
};

type GoogleEnvironment = z.output<z.ZodObject<typeof googleSettings>>;

/** How Google knows this product. */
export interface GoogleConfig {
  /** Tokens issued to other apps are refused. */
  clientId: string;
  /** The picker's key, which browsers see. */
  apiKey: string;
  /** The project's number. */
  appId: string;
  /** Stands in for all of Google's hosts; null for Google itself. */
  origin: string | null;
}

/** What is missing or does not go together. */
export function googleContradictions(env: GoogleEnvironment): string[] {
  if (env.GOOGLE_CLIENT_ID === null)
    return env.GOOGLE_ORIGIN === null ? [] : ['GOOGLE_ORIGIN needs GOOGLE_CLIENT_ID.'];
  const found: string[] = [];
  if (env.GOOGLE_API_KEY === null) found.push('GOOGLE_API_KEY is needed for the file picker.');
  if (env.GOOGLE_APP_ID === null)
    found.push('GOOGLE_APP_ID (the Google Cloud project’s number) is needed for the file picker.');
  return found;
}

/** @returns null where no client of Google's is set up */
export function googleConfig(env: GoogleEnvironment): GoogleConfig | null {
  if (env.GOOGLE_CLIENT_ID === null) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    apiKey: env.GOOGLE_API_KEY ?? '',
    appId: env.GOOGLE_APP_ID ?? '',
    origin: env.GOOGLE_ORIGIN,
  };
}
