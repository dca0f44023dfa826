import formbody from '@fastify/formbody';
import { withoutSchemas } from '@second-draft/emulator-pages';
import Fastify, { type FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { createFailures } from './api/failures.ts';
import { registerApi } from './api/register.ts';
import { createLife, type Life } from './life.ts';
import { registerAssets } from './pages/assets.ts';
import { registerCheckout } from './pages/checkout.ts';
import { registerPortal } from './pages/portal.ts';
import { plans } from './plans.ts';
import { createRecords, type Subscription } from './records.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export interface StripeEmulatorOptions {
  secretKey: string;
  publishableKey: string;
  pricingTableId: string;
  /** Where browsers reach the emulator; empty where links may be relative. */
  publicOrigin: () => string;
  /** Where a payment leads, as configured in the pricing table. */
  successUrl: () => string;
  /** Where the portal's own login leads back to. */
  homeUrl: () => string;
}

interface Subscriber {
  /** The shop's own id for her. */
  reference: string;
  email: string;
  yearly?: boolean;
}

export interface StripeEmulator extends Omit<Life, 'begin'>, Omit<Webhooks, 'happened'> {
  /** Not listening yet. */
  app: FastifyInstance;
  /** Path prefixes for browsers; other paths are the API's. */
  browserPaths: readonly string[];
  /** Without a visit to the checkout page. */
  subscribe(subscriber: Subscriber): Promise<Subscription>;
  /** Oldest first. */
  subscriptionsOf(reference: string): Subscription[];
  /** Oldest first. */
  events(): Stripe.Event[];
  /** The next `calls` on the API fail with 500. */
  fail(calls: number): void;
  close(): Promise<void>;
}

const browserPaths = ['/v3/', '/stripe/'];

export function createStripeEmulator(options: StripeEmulatorOptions): StripeEmulator {
  const records = createRecords();
  const webhooks = createWebhooks(records);
  const life = createLife(records, webhooks);
  const failures = createFailures();
  const portalAddress = (id: string) => `${options.publicOrigin()}/stripe/portal/${id}`;

  const app = Fastify({ forceCloseConnections: true, ...withoutSchemas });
  app.register(formbody);
  app.register(async (api) => {
    registerApi(api, { ...options, records, life, failures, portalAddress });
  });
  app.register(async (pages) => {
    registerAssets(pages);
    registerCheckout(pages, { ...options, records, life });
    registerPortal(pages, { ...options, records, life });
  });

  return {
    app,
    browserPaths,
    ...life,
    ...webhooks,
    subscribe({ reference, email, yearly = false }) {
      const plan = plans.find(({ interval }) => interval === (yearly ? 'year' : 'month'));
      if (!plan) throw new Error('There is no such plan.');
      const checkout = { id: records.newId('cs'), plan, reference, email, subscription: null };
      records.checkouts.set(checkout.id, checkout);
      return life.begin(checkout);
    },
    subscriptionsOf: (reference) =>
      [...records.checkouts.values()].flatMap((one) =>
        one.reference === reference && one.subscription ? [one.subscription] : [],
      ),
    events: () => [...records.events],
    fail: failures.set,
    close: () => app.close(),
  };
}
