import { DAY_MS } from '@second-draft/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  accounts,
  paidSubscriptions,
  paymentEvents,
  paymentsCaughtUp,
} from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { inDays } from '../entitlements/testing/in-days.ts';
import type { PaymentEvent } from '../payments/index.ts';
import { createBilling, createBillingStore } from './index.ts';
import { openBilling, trials } from './testing/open-billing.ts';

async function* none(): AsyncGenerator<PaymentEvent> {
  yield* [];
}

describeOnBothDatabases('Stripe’s list of events', (database) => {
  let opened: Awaited<ReturnType<typeof openBilling>>;
  beforeAll(async () => {
    opened = await openBilling(database());
  });
  afterAll(() => opened.stripe.close());
  beforeEach(async () => {
    for (const table of [accounts, paymentEvents, paymentsCaughtUp]) await database().delete(table);
  });

  it('is asked for as far back as Stripe lists events, then an hour before the last round', async () => {
    const since: Date[] = [];
    const billing = createBilling(
      {
        ...opened.payments,
        eventsSince(date) {
          since.push(date);
          return none();
        },
      },
      createBillingStore(database(), trials),
    );
    await billing.catchUp();
    await billing.catchUp();
    const [first, second] = since.map((date) => (Date.now() - date.getTime()) / DAY_MS);
    expect(first).toBeCloseTo(30, 2);
    expect(second).toBeCloseTo(1 / 24, 2);
  });

  it('is asked for whole after a round by a clock that has been put back since', async () => {
    const since: Date[] = [];
    const eventsSince = (date: Date) => {
      since.push(date);
      return none();
    };
    const store = createBillingStore(database(), trials);
    await store.noteCaughtUp(inDays(0.5));
    await createBilling({ ...opened.payments, eventsSince }, store).catchUp();
    expect(since.map((date) => Math.round((Date.now() - date.getTime()) / DAY_MS))).toEqual([30]);
    expect((await store.caughtUpTo())?.getTime()).toBeLessThan(Date.now());
  });

  it('is caught up with from where a round failed, whatever was told since', async () => {
    const { billing, stripe, payments } = opened;
    const reference = randomUUID();
    await database().insert(accounts).values(sampleAccount(reference));
    const { id } = await stripe.subscribe({ reference, email: 'payer@home.example' });
    const missed = { id: 'evt_missed', createdAt: inDays(-10), subscriptionId: id };
    const rounds = createBilling(
      {
        ...payments,
        async *eventsSince(date) {
          if (date <= missed.createdAt) yield missed;
        },
      },
      createBillingStore(database(), trials),
    );
    // The client asks twice.
    stripe.fail(2);
    await expect(rounds.catchUp()).rejects.toMatchObject({ code: 'payments_unavailable' });
    await billing.apply({ id: 'evt_today', createdAt: new Date(), subscriptionId: null });
    expect(await rounds.catchUp()).toBe(1);
    expect(await database().select().from(paidSubscriptions)).toMatchObject([
      { id, accountId: reference },
    ]);
  });

  it('is caught up with once by two servers that begin together', async () => {
    const { stripe, payments } = opened;
    const references = [randomUUID(), randomUUID(), randomUUID()];
    for (const reference of references) {
      await database().insert(accounts).values(sampleAccount(reference));
      await stripe.subscribe({ reference, email: 'payer@home.example' });
    }
    const server = () => createBilling(payments, createBillingStore(database(), trials));
    await Promise.all([server().catchUp(), server().catchUp()]);
    const paid = await database().select().from(paidSubscriptions);
    expect(paid.map(({ accountId }) => accountId).toSorted()).toEqual(references.toSorted());
    expect(new Set(paid.map(({ standing }) => standing))).toEqual(new Set(['running']));
    expect(await server().catchUp()).toBe(0);
  });

  it('keeps no event longer than Stripe lists it, and no shorter', async () => {
    await database()
      .insert(paymentEvents)
      .values([
        { id: 'evt_old', createdAt: inDays(-30.01) },
        { id: 'evt_listed', createdAt: inDays(-29.99) },
      ]);
    const quiet = { ...opened.payments, eventsSince: none };
    await createBilling(quiet, createBillingStore(database(), trials)).catchUp();
    const ids = (await database().select().from(paymentEvents)).map(({ id }) => id);
    expect(ids).toContain('evt_listed');
    expect(ids).not.toContain('evt_old');
  });

  it('is gone through to its end where one subscription can’t be read', async () => {
    const { stripe, payments } = opened;
    const reference = randomUUID();
    await database().insert(accounts).values(sampleAccount(reference));
    const { id } = await stripe.subscribe({ reference, email: 'payer@home.example' });
    const event = { createdAt: inDays(-1), subscriptionId: id };
    const rounds = createBilling(
      {
        ...payments,
        async *eventsSince() {
          for (let month = 1; month <= 12; month += 1)
            yield { ...event, id: `evt_broken_${month}`, subscriptionId: 'sub_broken' };
          yield { ...event, id: 'evt_missed' };
        },
        subscription: (one) =>
          one === 'sub_broken' ? Promise.reject(new Error('broken')) : payments.subscription(one),
      },
      createBillingStore(database(), trials),
    );
    await expect(rounds.catchUp()).rejects.toThrow('broken');
    expect(await database().select().from(paidSubscriptions)).toMatchObject([{ id }]);
  });
});
