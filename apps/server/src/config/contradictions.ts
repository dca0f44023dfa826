import { databaseContradictions } from './database.ts';
import { DEFAULT_CONTACT_EMAIL, type Environment } from './environment.ts';
import { unmetNeeds } from './needs.ts';
import { isNearby, isOnThisMachine, isTooWide } from './networks.ts';
import { stripeContradictions } from './stripe.ts';
import { classroomContradictions, CLASSROOM_ORIGIN } from './classroom.ts';

const looksLikePlaceholder = (secret: string) =>
  /change.?me|secret|example|password|placeholder/i.test(secret) || new Set(secret).size < 8;

/** Receive private data: https only, unless on this machine or a private network. */
const addresses = ['OPENAI_BASE_URL', CLASSROOM_ORIGIN, 'STRIPE_ORIGIN'] as const;

const isPlain = (address: string | null): address is string =>
  address !== null && new URL(address).protocol === 'http:';

/** Settings that suit a developer's machine, but not students' writing. */
function productionProblems(env: Environment): string[] {
  const found: string[] = [];
  if (env.PUBLIC_URL === null)
    found.push('PUBLIC_URL is needed in production: the address that people use.');
  else if (isPlain(env.PUBLIC_URL) && !isOnThisMachine(env.PUBLIC_URL))
    found.push('PUBLIC_URL has to begin with https: in production, but for localhost.');
  for (const network of (env.TRUST_PROXY ?? []).filter(isTooWide))
    found.push(
      `TRUST_PROXY: ${network} would believe anybody. Name the balancers’ own addresses or network.`,
    );
  for (const name of addresses)
    if (isPlain(env[name]) && !isNearby(env[name]))
      found.push(`${name} has to begin with https: in production, but within a private network.`);
  if (env.CONTACT_EMAIL === DEFAULT_CONTACT_EMAIL)
    found.push('CONTACT_EMAIL is needed in production: the pages show it, and messages go there.');
  return found;
}

export function contradictions(env: Environment): string[] {
  const isProduction = env.NODE_ENV === 'production';
  const found = classroomContradictions(env, isProduction);
  if (env.APP_SECRET === null && (isProduction || env.DATABASE_URL !== null))
    found.push('APP_SECRET (32 characters or more) is needed in production and with DATABASE_URL.');
  found.push(...databaseContradictions(env, isProduction));
  if (isProduction) found.push(...productionProblems(env));
  if (isProduction && env.APP_SECRET?.some(looksLikePlaceholder))
    found.push('APP_SECRET looks like a placeholder. Make one with: openssl rand -base64 32');
  // 0 is any port that is free.
  const isOneHost = env.METRICS_HOST === null || env.METRICS_HOST === env.HOST;
  if (isOneHost && env.METRICS_PORT === env.PORT && env.PORT !== 0)
    found.push('METRICS_PORT and PORT are the same. Give each a port of its own.');
  const isRefused = (secret: string) => isProduction && looksLikePlaceholder(secret);
  return [...found, ...stripeContradictions(env, isRefused), ...unmetNeeds(env)];
}
