import type { Stripe } from 'stripe';
import { Problem } from '../problems/index.ts';
import { eventTypes, paymentEventOf } from './event.ts';
import type { PaymentEvent, Payments } from './payments.ts';
import { subscriptionStateOf } from './subscription-state.ts';

export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  origin: string | null;
}

/** Stripe usually answers in a second, and a teacher or Stripe's own delivery is waiting. */
const TIMEOUT_MS = 8_000;

/** Limits replays of an overheard event. */
const TOLERANCE_SECONDS = 5 * 60;

/** Imported on first use: most servers start long before anybody pays. */
async function clientFor({ secretKey, origin }: StripeAccess): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const common = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false };
  if (origin === null) return new Stripe(secretKey, common);
  const { protocol, hostname, port } = new URL(origin);
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing';

/**
 * Null if Stripe doesn't have the object.
 * @throws Problem('payments_unavailable')
 */
async function asked<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw new Problem('payments_unavailable', { cause });
  }
}

async function* eventsSince(stripe: Stripe, since: Date): AsyncGenerator<PaymentEvent> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const events = stripe.events.list({ types: [...eventTypes], created, limit: 100 });
  try {
    for await (const event of events) yield paymentEventOf(event);
  } catch (cause) {
    throw new Problem('payments_unavailable', { cause });
  }
}

export function createStripePayments(access: StripeAccess): Payments {
  let opened: Promise<Stripe> | null = null;
  const client = () => (opened ??= clientFor(access));
  return {
    async readEvent(body, signature) {
      const { webhooks } = await client();
      try {
        return paymentEventOf(
          await webhooks.constructEventAsync(
            body,
            signature,
            access.webhookSecret,
            TOLERANCE_SECONDS,
          ),
        );
      } catch {
        return null;
      }
    },
    async *eventsSince(since) {
      yield* eventsSince(await client(), since);
    },
    async subscription(id) {
      const { subscriptions } = await client();
      const found = await asked(subscriptions.retrieve(id));
      return found && subscriptionStateOf(found);
    },
    async accountOf(subscription) {
      const { checkout } = await client();
      const found = await asked(checkout.sessions.list({ subscription, limit: 1 }));
      return found?.data[0]?.client_reference_id ?? null;
    },
    async cancel(id) {
      const { subscriptions } = await client();
      const found = await asked(subscriptions.retrieve(id));
      // One that is paused, or left unpaid, would be charged for once she pays after all.
      if (found && found.status !== 'canceled') await asked(subscriptions.cancel(id));
    },
    async openPortal(customer, returnUrl) {
      const { billingPortal } = await client();
      const session = await asked(
        billingPortal.sessions.create({ customer, return_url: returnUrl }),
      );
      return session?.url ?? null;
    },
  };
}
