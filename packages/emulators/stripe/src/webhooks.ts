import { Stripe } from 'stripe';
import type { Records } from './records.ts';

/** Where events are told, and the secret that they are signed with. */
export interface WebhookEndpoint {
  url: string;
  secret: string;
}

/** How one event is sent, where it is not as usual. */
export interface Sending {
  /** When it claims to have been signed; now, unless given. */
  signedAt?: Date;
  secret?: string;
}

export interface Webhooks {
  /** Notes that something happened, and tells the endpoint unless events are held. */
  happened(type: string, object: object): Promise<void>;
  sendTo(endpoint: WebhookEndpoint | null): void;
  /** From now on events are kept until they are sent one by one. */
  hold(): void;
  /** From now on events are sent as they happen; those that were held are not. */
  stopHolding(): void;
  /** Sends an event, for the first time or again. @returns the endpoint's status */
  send(event: Stripe.Event, sending?: Sending): Promise<number>;
}

const { webhooks } = new Stripe('sk_test_only_for_signing');

export function createWebhooks(records: Records): Webhooks {
  let endpoint: WebhookEndpoint | null = null;
  let isHolding = false;

  async function send(event: Stripe.Event, { signedAt, secret }: Sending = {}): Promise<number> {
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
      body: payload,
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
        // As it is now: what the object becomes later is told by later events.
        data: { object: structuredClone(object) },
      } as Stripe.Event;
      records.events.push(event);
      // What can't be delivered is lost here; the shop can still ask for the list of events.
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
