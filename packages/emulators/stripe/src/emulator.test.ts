import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStripeEmulator, type StripeEmulator } from './index.ts';

const keys = {
  secretKey: 'sk_test_shop',
  publishableKey: 'pk_test_shop',
  pricingTableId: 'prctbl_shop',
};

let emulator: StripeEmulator;
let stripe: Stripe;

beforeEach(async () => {
  emulator = createStripeEmulator({
    ...keys,
    publicOrigin: () => 'http://stripe.example',
    successUrl: () => 'http://shop.example/thanks',
    homeUrl: () => 'http://shop.example/home',
  });
  const { port } = new URL(await emulator.app.listen({ host: '127.0.0.1', port: 0 }));
  stripe = new Stripe(keys.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterEach(() => emulator.close());

const subscriber = { reference: 'teacher-1', email: 'hana@kura.example' };
const typesSince = (count: number) =>
  emulator
    .events()
    .slice(count)
    .map(({ type }) => type);

describe('Stripe’s own client', () => {
  it('finds what was subscribed to, and for whom', async () => {
    const { id } = await emulator.subscribe(subscriber);
    const found = await stripe.subscriptions.retrieve(id);
    expect(found).toMatchObject({ id, status: 'active', cancel_at: null });
    const { data } = await stripe.checkout.sessions.list({ subscription: id });
    expect(data).toMatchObject([{ client_reference_id: 'teacher-1', status: 'complete' }]);
  });

  it('is told when there is nothing of that name, or the key is wrong', async () => {
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    const options = { apiKey: 'sk_test_other' };
    await expect(stripe.subscriptions.retrieve('sub_none', {}, options)).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  it('leafs through the events of the types it asks for, newest first', async () => {
    await emulator.subscribe(subscriber);
    await emulator.subscribe({ ...subscriber, reference: 'teacher-2' });
    const types = ['invoice.paid', 'customer.subscription.created'];
    const events = await stripe.events.list({ types, limit: 1 }).autoPagingToArray({ limit: 10 });
    expect(events.map(({ type }) => type)).toEqual([...types, ...types]);
  });

  it('cancels, and opens a visit to the portal', async () => {
    const { id, customer } = await emulator.subscribe(subscriber);
    await stripe.subscriptions.cancel(id);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    const visit = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://shop.example/home',
    });
    expect(visit.url).toMatch(/^http:\/\/stripe\.example\/stripe\/portal\//);
    expect((await emulator.app.inject(new URL(visit.url).pathname)).body).toContain('Ended on');
  });
});

describe('a subscription', () => {
  it('renews at the end of its period, or ends there when it was canceled', async () => {
    const one = await emulator.subscribe(subscriber);
    const firstEnd = one.periodEnd;
    await emulator.endPeriod(one);
    expect(one.status).toBe('active');
    expect(one.periodEnd.getTime()).toBeGreaterThanOrEqual(firstEnd.getTime());
    await emulator.cancelAtPeriodEnd(one);
    const before = emulator.events().length;
    await emulator.endPeriod(one);
    expect([one.status, typesSince(before)]).toEqual([
      'canceled',
      ['customer.subscription.deleted'],
    ]);
  });

  it('goes on for a while when a payment fails', async () => {
    const one = await emulator.subscribe({ ...subscriber, yearly: true });
    const before = emulator.events().length;
    await emulator.failPayment(one);
    await emulator.payAfterAll(one);
    expect(typesSince(before)).toEqual([
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.paid',
    ]);
  });
});

describe('the pages', () => {
  const post = (url: string, body = '') =>
    emulator.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const start = (changes = {}) => {
    const asked = {
      key: keys.publishableKey,
      table: keys.pricingTableId,
      price: 'price_yearly',
      client_reference_id: 'teacher-1',
      customer_email: 'hana@kura.example',
      ...changes,
    };
    return emulator.app.inject(`/stripe/start?${new URLSearchParams(asked).toString()}`);
  };

  it('lead from the pricing table through the checkout to the shop', async () => {
    const checkout = (await start()).headers.location ?? '';
    const page = await emulator.app.inject(checkout);
    expect(page.body).toContain('$49 a year');
    expect(page.headers['content-security-policy']).toContain(
      "form-action 'self' http://shop.example",
    );
    const paid = await post(checkout, 'email=hana%40kura.example');
    expect(paid.headers.location).toBe('http://shop.example/thanks');
    expect(emulator.subscriptionsOf('teacher-1')).toMatchObject([{ status: 'active' }]);
    // Submitting twice pays once.
    await post(checkout, 'email=hana%40kura.example');
    expect(emulator.subscriptionsOf('teacher-1')).toHaveLength(1);
  });

  it('do without a form’s words', async () => {
    const checkout = (await start()).headers.location ?? '';
    const bare = (url: string, body = '') =>
      emulator.app.inject({
        method: 'POST',
        url,
        ...(body && { body, headers: { 'content-type': 'application/json' } }),
      });
    expect((await bare(checkout)).statusCode).toBe(303);
    for (const body of ['', 'null'])
      expect((await bare('/stripe/login', body)).statusCode).toBe(404);
  });

  it('show what they are given as text', async () => {
    const checkout = (await start({ customer_email: '"><script>alert(1)</script>' })).headers
      .location;
    expect((await emulator.app.inject(checkout ?? '')).body).not.toContain('<script>alert');
  });

  it.each([{ key: 'pk_test_other' }, { table: 'prctbl_other' }, { price: 'price_none' }])(
    'sell nothing of another shop: %o',
    async (changes) => {
      expect((await start(changes)).statusCode).toBe(404);
    },
  );

  it('let a customer cancel and think again, after a log-in with her address', async () => {
    await emulator.subscribe(subscriber);
    const [one] = emulator.subscriptionsOf('teacher-1');
    const portal = (await post('/stripe/login', 'email=hana%40kura.example')).headers.location;
    await post(`${portal}/${one?.id}/cancel`);
    expect(one?.cancelsAtPeriodEnd).toBe(true);
    await post(`${portal}/${one?.id}/resume`);
    expect(one?.cancelsAtPeriodEnd).toBe(false);
    expect((await post('/stripe/login', 'email=nobody%40kura.example')).statusCode).toBe(404);
  });

  it('let a customer change nothing of another customer', async () => {
    await emulator.subscribe(subscriber);
    const other = await emulator.subscribe({
      reference: 'teacher-2',
      email: 'wiremu@kura.example',
    });
    const portal = (await post('/stripe/login', 'email=hana%40kura.example')).headers.location;
    expect((await post(`${portal}/${other.id}/cancel`)).statusCode).toBe(404);
    expect(other.cancelsAtPeriodEnd).toBe(false);
  });
});
