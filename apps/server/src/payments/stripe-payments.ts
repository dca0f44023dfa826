import { Stripe } from 'stripe';
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

function clientFor({ secretKey, origin }: StripeAccess): Stripe {
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
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

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
  const stripe = clientFor(access);
  return {
    async readEvent(body, signature) {
      try {
        return paymentEventOf(
          await stripe.webhooks.constructEventAsync(
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
    eventsSince: (since) => eventsSince(stripe, since),
    async subscription(id) {
      const found = await asked(stripe.subscriptions.retrieve(id));
      return found && subscriptionStateOf(found);
    },
    async accountOf(subscription) {
      const found = await asked(stripe.checkout.sessions.list({ subscription, limit: 1 }));
      return found?.data[0]?.client_reference_id ?? null;
    },
    async cancel(id) {
      const found = await asked(stripe.subscriptions.retrieve(id));
      if (found && subscriptionStateOf(found)?.standing !== 'ended')
        await asked(stripe.subscriptions.cancel(id));
    },
    async openPortal(customer, returnUrl) {
      const session = await asked(
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
      );
      return session?.url ?? null;
    },
  };
}
