import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { expect, it } from 'vitest';
import { createStripePayments } from './stripe-payments.ts';

const BEGUN = 'http.client.request.start';

/** Nobody need listen there. */
async function hostsAskedOf(origin: string): Promise<Set<unknown>> {
  const hosts = new Set<unknown>();
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    hosts.add(`${request.protocol}//${String(request.getHeader('host'))}`);
  };
  subscribe(BEGUN, note);
  const access = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', origin };
  await createStripePayments(access)
    .subscription('sub_x')
    .catch(() => undefined);
  unsubscribe(BEGUN, note);
  return hosts;
}

// A Host header leaves out the port that its protocol has by itself.
it.each([
  ['http://127.0.0.1', 'http://127.0.0.1'],
  ['https://127.0.0.1', 'https://127.0.0.1'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
])('an origin in place of Stripe’s is asked at its own port: %s', async (origin, asked) => {
  expect(await hostsAskedOf(origin)).toEqual(new Set([asked]));
});
