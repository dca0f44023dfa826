import { stripeContradictions } from './stripe.ts';
import { classroomContradictions } from './classroom.ts';
import type { Environment } from './environment.ts';

const looksLikePlaceholder = (secret: string) =>
  /change.?me|secret|example|password|placeholder/i.test(secret) || new Set(secret).size < 8;

/** What is missing or does not go together, a sentence each. */
export function contradictions(env: Environment): string[] {
  const production = env.NODE_ENV === 'production';
  const found = classroomContradictions(env, production);
  if (env.APP_SECRET === null && (production || env.DATABASE_URL !== null))
    found.push('APP_SECRET (32 characters or more) is needed in production and with DATABASE_URL.');
  if (production && env.APP_SECRET?.some(looksLikePlaceholder))
    found.push('APP_SECRET looks like a placeholder. Make one with: openssl rand -base64 32');
  const isRefused = (secret: string) => production && looksLikePlaceholder(secret);
  return [...found, ...stripeContradictions(env, isRefused)];
}
