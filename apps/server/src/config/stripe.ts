import * as z from 'zod';
import { address, optional, origin } from './shapes.ts';

const matching = (pattern: RegExp) => optional(z.string().regex(pattern));

/** All are set, or none; STRIPE_ORIGIN is optional. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: matching(/^[rs]k_(test|live)_\w+$/),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\w+$/),
  STRIPE_PUBLISHABLE_KEY: matching(/^pk_(test|live)_\w+$/),
  STRIPE_PRICING_TABLE_ID: matching(/^prctbl_\w+$/),
  STRIPE_PORTAL_URL: optional(address(/^https?$/)),
  STRIPE_ORIGIN: optional(origin),
};

type StripeEnvironment = z.output<z.ZodObject<typeof stripeSettings>>;

export interface PaymentsConfig {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string;
  pricingTableId: string;
  /** Where a teacher logs in to the customer portal herself. */
  portalUrl: string;
  /** Replaces Stripe's hosts; null for Stripe itself. */
  origin: string | null;
}

const needed = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_PRICING_TABLE_ID',
  'STRIPE_PORTAL_URL',
] as const;

const modeOf = (key: string) => key.split('_')[1];

/** @param isPlaceholder true for a secret that production refuses */
export function stripeContradictions(
  env: StripeEnvironment,
  isPlaceholder: (secret: string) => boolean,
): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env;
  const missing = needed.filter((name) => env[name] === null);
  if (missing.length === needed.length)
    return env.STRIPE_ORIGIN === null ? [] : ['STRIPE_ORIGIN needs the other STRIPE_ settings.'];
  if (missing.length > 0)
    return missing.map((name) => `${name} is needed with the other STRIPE_ settings.`);
  const found: string[] = [];
  if (modeOf(secret ?? '') !== modeOf(publishable ?? ''))
    found.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, test and live.',
    );
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    if (isPlaceholder((env[name] ?? '').replace(/^[a-z]+_((test|live)_)?/, '')))
      found.push(`${name} looks like a placeholder. Copy it from Stripe’s dashboard.`);
  return found;
}

export function paymentsConfig(env: StripeEnvironment): PaymentsConfig | null {
  if (env.STRIPE_SECRET_KEY === null) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    pricingTableId: env.STRIPE_PRICING_TABLE_ID ?? '',
    portalUrl: env.STRIPE_PORTAL_URL ?? '',
    origin: env.STRIPE_ORIGIN,
  };
}
