import { Stripe } from 'stripe';
import type { Records } from './records.ts';

export interface WebhookEndpoint {
  url: string;
  secret: string;
}

export interface Sending {
  /** Now by default. */
  signedAt?: Date;
  secret?: string;
  /** In chunks, as a proxy may pass it on, without a content length. */
  isChunked?: boolean;
}

export interface Webhooks {
  /** Records the event, and sends it unless events are held. */
  happened(type: string, object: object): Promise<void>;
  sendTo(endpoint: WebhookEndpoint | null): void;
  /** From now on, events are sent only by `send`. */
  hold(): void;
  /** Held events stay unsent. */
  stopHolding(): void;
  /**
   * For the first time or again.
   * @returns the endpoint's status
   */
  send(event: Stripe.Event, sending?: Sending): Promise<number>;
}

const { webhooks } = new Stripe('sk_test_only_for_signing');

export function createWebhooks(records: Records): Webhooks {
  let endpoint: WebhookEndpoint | null = null;
  let isHolding = false;

  async function send(event: Stripe.Event, sending: Sending = {}): Promise<number> {
    const { signedAt, secret, isChunked = false } = sending;
    if (endpoint === null) throw new Error('There is no endpoint to send events to.');
    const payload = JSON.stringify(event);
    const signature = await webhooks.generateTestHeaderStringAsync({
      payload,
      secret: secret ?? endpoint.secret,
      ...(signedAt && { timestamp: Math.floor(signedAt.getTime() / 1000) }),
    });
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      ...(isChunked ? { body: new Blob([payload]).stream(), duplex: 'half' } : { body: payload }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  return {
    async happened(type, object) {
      const event = {
        id: records.newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(Date.now() / 1000),
        type,
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        // A snapshot: later changes come with later events.
        data: { object: structuredClone(object) },
      } as Stripe.Event;
      records.events.push(event);
      // Failed deliveries are not retried; the shop can list events instead.
      if (endpoint !== null && !isHolding) await send(event).catch(() => undefined);
    },
    sendTo: (to) => {
      endpoint = to;
    },
    hold: () => {
      isHolding = true;
    },
    stopHolding: () => {
      isHolding = false;
    },
    send,
  };
}
