import { screens } from '@second-draft/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openApi, type Browser, type OpenApi } from '../api/testing/open-api.ts';
import { paymentEvents } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';
import { WEBHOOK_PATH } from './index.ts';

const FAKE = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid' });

describeOnBothDatabases('what Stripe tells', (database) => {
  let api: OpenApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await openApi(database());
    browser = await api.signedIn(teacher);
    await api.signedIn(colleague);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    for (const { id } of [teacher, colleague])
      for (const one of api.stripe.subscriptionsOf(id)) await api.stripe.end(one);
  });

  const status = async () =>
    (await browser.call('GET', '/api/check-auth')).json().subscription.status;
  const told = (body: string, headers: Record<string, string>) =>
    api.browser().call('POST', WEBHOOK_PATH, { body, headers });
  const codeOf = async (answer: ReturnType<typeof told>) => {
    const { status: http, json } = await answer;
    return `${http} ${json().code}`;
  };
  const subscribe = ({ id }: { id: string }) =>
    api.stripe.subscribe({ reference: id, email: 'payer@home.example' });
  const newest = () => {
    const event = api.stripe.events().at(-1);
    if (!event) throw new Error('Nothing has happened at Stripe.');
    return event;
  };

  it('opens to a teacher at once what she has paid for, and ends it when it ends', async () => {
    expect(await status()).toBe('trial');
    const one = await subscribe(teacher);
    expect(await status()).toBe('active');
    await api.stripe.cancelAtPeriodEnd(one);
    expect(await status()).toBe('canceled');
    await api.stripe.resume(one);
    expect(await status()).toBe('active');
    await api.stripe.end(one);
    expect(await status()).toBe('trial');
  });

  it('counts for whom the checkout was opened, not whose address was typed', async () => {
    await api.stripe.subscribe({ reference: colleague.id, email: teacher.email });
    expect(await status()).toBe('trial');
    const other = await api.signedIn(colleague);
    const { json } = await other.call('GET', '/api/check-auth');
    expect(json().subscription.status).toBe('active');
  });

  it('is refused when someone else signed it, when it is old, and when it was changed', async () => {
    api.stripe.hold();
    await subscribe(teacher);
    api.stripe.stopHolding();
    const event = newest();
    const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
    expect(await api.stripe.send(event, { secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await api.stripe.send(event, { signedAt: tenMinutesAgo })).toBe(400);
    expect(await codeOf(told(FAKE, {}))).toBe('400 invalid_request');
    const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;
    const signed = (value: string) => ({ 'stripe-signature': value });
    expect(await codeOf(told(FAKE, signed(signature)))).toBe('400 invalid_request');
    expect(await codeOf(told('{"id":', signed(signature)))).toBe('400 invalid_request');
    expect(await codeOf(told('', signed('nonsense')))).toBe('400 invalid_request');
    expect(await status()).toBe('trial');

    expect(await api.stripe.send(event)).toBe(200);
    expect(await status()).toBe('active');
  });

  it('is refused unread when it is too long, of another kind, or from another site', async () => {
    const signed = { 'stripe-signature': 't=1,v1=0' };
    expect(await codeOf(told('x'.repeat(300_000), signed))).toBe('413 too_large');
    expect(await codeOf(told(FAKE, { ...signed, 'content-type': 'text/plain' }))).toBe(
      '415 unsupported',
    );
    expect(await codeOf(told(FAKE, { ...signed, 'sec-fetch-site': 'cross-site' }))).toBe(
      '403 cross_site',
    );
  });

  it('is taken when it comes in chunks, however many at once, but not if it is too long', async () => {
    api.stripe.hold();
    await subscribe(teacher);
    api.stripe.stopHolding();
    const event = newest();
    const sent = Array.from({ length: 12 }, () => api.stripe.send(event, { isChunked: true }));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    expect(await status()).toBe('active');
    const long = { ...event, id: 'x'.repeat(300_000) };
    expect(await api.stripe.send(long, { isChunked: true })).toBe(413);
  });

  it('changes nothing when it is repeated', async () => {
    await subscribe(teacher);
    const event = newest();
    expect(await api.stripe.send(event)).toBe(200);
    const before = await database().select().from(paymentEvents);
    // Stripe is not asked about an event that has been applied.
    api.stripe.fail(2);
    expect(await Promise.all([1, 2, 3].map(() => api.stripe.send(event)))).toEqual([200, 200, 200]);
    api.stripe.fail(0);
    expect(await database().select().from(paymentEvents)).toEqual(before);
  });

  it('is to be told again when Stripe can’t be asked about it', async () => {
    const one = await subscribe(colleague);
    api.stripe.hold();
    await api.stripe.cancelAtPeriodEnd(one);
    api.stripe.stopHolding();
    api.stripe.fail(2);
    expect(await api.stripe.send(newest())).toBe(502);
    expect(await api.stripe.send(newest())).toBe(200);
    const other = await api.signedIn(colleague);
    const { json } = await other.call('GET', '/api/check-auth');
    expect(json().subscription.status).toBe('canceled');
  });

  it('leads to the customer portal of the teacher who asks, and to its log-in without payments', async () => {
    const opened = async (from: Browser) => {
      const { text } = await from.call('POST', '/api/account/portal');
      return (JSON.parse(text) as { url: string }).url;
    };
    await subscribe(teacher);
    const portal = await opened(browser);
    expect(portal).toMatch(/\/stripe\/portal\/bps_\w+$/);
    const shown = await fetch(new URL(portal, api.settings['STRIPE_ORIGIN']));
    expect(await shown.text()).toContain(`${api.origin}${screens.account}`);
    const fresh = await openApi(database());
    const without = await fresh.signedIn(teacher);
    // This Stripe doesn't know the other one's customers.
    expect(await opened(without)).toMatch(/\/stripe\/login$/);
    await fresh.close();
  });

  it('is nothing where nobody can pay: no reference for a payment, no portal, nothing listens', async () => {
    const names = Object.keys(api.settings).filter((name) => name.startsWith('STRIPE_'));
    const free = await openApi(database(), Object.fromEntries(names.map((name) => [name, ''])));
    const her = await free.signedIn(teacher);
    const account = await her.call('GET', '/api/account');
    expect(account.json()).toMatchObject({ paymentReference: null });
    expect(await codeOf(her.call('POST', '/api/account/portal'))).toBe('404 not_found');
    expect(await codeOf(free.browser().call('POST', WEBHOOK_PATH, { body: FAKE }))).toMatch(/^404/);
    expect(free.logged()).not.toContain('could not be refreshed');
    await free.close();
  });

  it('is looked up when a teacher looks at her account, told or not', async () => {
    const read = async () => {
      const { text } = await browser.call('GET', '/api/account');
      return JSON.parse(text) as {
        profile: { subscription: { status: string } };
        paymentReference: string;
      };
    };
    const one = await subscribe(teacher);
    expect((await read()).paymentReference).toBe(teacher.id);
    api.stripe.hold();
    await api.stripe.end(one);
    api.stripe.stopHolding();
    expect(await status()).toBe('active');
    expect((await read()).profile.subscription.status).toBe('trial');
    api.stripe.fail(20);
    const before = api.logged().length;
    expect((await read()).profile.subscription.status).toBe('trial');
    expect(api.logged().slice(before)).toMatch(
      /"failure":\{"kind":.*"a subscription could not be refreshed"/,
    );
    api.stripe.fail(0);
  });
});
