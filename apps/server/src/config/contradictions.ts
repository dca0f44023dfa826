import { stripeContradictions } from './stripe.ts';
import type { Environment } from './environment.ts';

const looksLikePlaceholder = (secret: string) =>
  /change.?me|secret|example|password|placeholder/i.test(secret) || new Set(secret).size < 8;

/** What is missing or does not go together, a sentence each. */
export function contradictions(env: Environment): string[] {
  const found: string[] = [];
  const production = env.NODE_ENV === 'production';
  if (env.GOOGLE_CLIENT_ID === null) {
    if (production && env.SANDBOX !== '1')
      found.push(
        'GOOGLE_CLIENT_ID is needed in production. To run the pretend school there, set SANDBOX=1.',
      );
    if (env.GOOGLE_ORIGIN !== null) found.push('GOOGLE_ORIGIN needs GOOGLE_CLIENT_ID.');
  } else {
    if (env.SANDBOX === '1') found.push('SANDBOX=1 and GOOGLE_CLIENT_ID exclude each other.');
    if (env.GOOGLE_API_KEY === null) found.push('GOOGLE_API_KEY is needed for the file picker.');
    if (env.GOOGLE_APP_ID === null)
      found.push(
        'GOOGLE_APP_ID (the Google Cloud project’s number) is needed for the file picker.',
      );
  }
  if (env.APP_SECRET === null && (production || env.DATABASE_URL !== null))
    found.push('APP_SECRET (32 characters or more) is needed in production and with DATABASE_URL.');
  if (production && env.APP_SECRET?.some(looksLikePlaceholder))
    found.push('APP_SECRET looks like a placeholder. Make one with: openssl rand -base64 32');
  const isRefused = (secret: string) => production && looksLikePlaceholder(secret);
  return [...found, ...stripeContradictions(env, isRefused)];
}
