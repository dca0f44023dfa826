import type { StripeEmulator } from '@second-draft/stripe-emulator';
import { createEndedTrials } from '../../accounts/index.ts';
import { createStripePayments, type Payments } from '../../payments/index.ts';
import type { Database } from '../../db/index.ts';
import { openPretendStripe } from '../../sandbox/pretend-stripe.ts';
import { createBilling, createBillingStore, type Billing } from '../index.ts';

export async function openStripe() {
  const { emulator, payments, tell } = await openPretendStripe();
  const { secretKey, webhookSecret, origin } = payments;
  return {
    emulator,
    access: { secretKey, webhookSecret, origin },
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PUBLISHABLE_KEY: payments.publishableKey,
      STRIPE_PRICING_TABLE_ID: payments.pricingTableId,
      STRIPE_PORTAL_URL: `${origin}${payments.portalUrl}`,
      STRIPE_ORIGIN: origin,
    },
    tell,
  };
}

export const trials = createEndedTrials(['q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE']);

/** Stripe's emulator delivers no webhooks here. */
export async function openBilling(
  db: Database,
): Promise<{ stripe: StripeEmulator; payments: Payments; billing: Billing }> {
  const { emulator, access } = await openStripe();
  const payments = createStripePayments(access);
  const billing = createBilling(payments, createBillingStore(db, trials));
  return { stripe: emulator, payments, billing };
}
