import { createStripeEmulator, type StripeEmulator } from '@second-draft/stripe-emulator';
import { createStripePayments, type Payments } from '../../payments/index.ts';
import type { Database } from '../../db/index.ts';
import { createBilling, createBillingStore, type Billing } from '../index.ts';

const keys = {
  secretKey: 'sk_test_billing',
  publishableKey: 'pk_test_billing',
  pricingTableId: 'prctbl_billing',
};
const WEBHOOK_SECRET = 'whsec_billing';

/** Stripe's stand-in on a port of its own, as the product's settings describe it. */
export async function openStripe() {
  const emulator = createStripeEmulator({
    ...keys,
    publicOrigin: () => '',
    successUrl: () => '/account/success',
    homeUrl: () => '/account',
  });
  const origin = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    emulator,
    access: { secretKey: keys.secretKey, webhookSecret: WEBHOOK_SECRET, origin },
    settings: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_PRICING_TABLE_ID: keys.pricingTableId,
      STRIPE_PORTAL_URL: `${origin}/stripe/login`,
      STRIPE_ORIGIN: origin,
    },
    /** Tells a server what happens from now on. */
    tell: (url: string) => emulator.sendTo({ url, secret: WEBHOOK_SECRET }),
  };
}

/** The billing feature on a database, with Stripe's stand-in, which tells nobody anything. */
export async function openBilling(
  db: Database,
): Promise<{ stripe: StripeEmulator; payments: Payments; billing: Billing }> {
  const { emulator, access } = await openStripe();
  const payments = createStripePayments(access);
  const billing = createBilling(payments, createBillingStore(db));
  return { stripe: emulator, payments, billing };
}
