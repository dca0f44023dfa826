import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts, paidSubscriptions, paymentEvents } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { inDays } from '../entitlements/testing/in-days.ts';
import { createBilling, createBillingStore } from './index.ts';
import { openBilling, trials } from './testing/open-billing.ts';

describeOnBothDatabases('what a teacher pays for', (database) => {
  let opened: Awaited<ReturnType<typeof openBilling>>;
  beforeAll(async () => {
    opened = await openBilling(database());
  });
  afterAll(() => opened.stripe.close());
  beforeEach(async () => {
    for (const table of [accounts, paymentEvents]) await database().delete(table);
  });

  async function newTeacher(): Promise<string> {
    const reference = randomUUID();
    await database().insert(accounts).values(sampleAccount(reference));
    return reference;
  }

  /** As it stands in the database, which Stripe may know nothing of. */
  async function keepPaid(
    id: string,
    accountId: string,
    state: { ends?: Date; customer?: string },
  ) {
    const { ends = inDays(9), customer: customerId = `cus_${id}` } = state;
    const kept = { id, accountId, customerId, standing: 'running', until: ends } as const;
    await database()
      .insert(paidSubscriptions)
      .values({ ...kept, version: 1 });
  }
  const kept = async (id: string) => {
    const rows = await database().select().from(paidSubscriptions);
    return rows.find((row) => row.id === id);
  };

  it('ended when it had been paid until, or just now, when Stripe does not know it', async () => {
    const reference = await newTeacher();
    const longOver = inDays(-20);
    await keepPaid('sub_over', reference, { ends: longOver });
    await keepPaid('sub_on', reference, {});
    const before = Date.now();
    await opened.billing.refresh(reference);
    expect(await kept('sub_over')).toMatchObject({
      standing: 'ended',
      until: longOver,
      customerId: 'cus_sub_over',
      version: 2,
    });
    const on = await kept('sub_on');
    expect(on?.standing).toBe('ended');
    expect(on?.until.getTime()).toBeGreaterThanOrEqual(before);
    expect(on?.until.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('is looked up again in a while when other servers are faster each time', async () => {
    const { payments } = opened;
    const reference = await newTeacher();
    await keepPaid('sub_busy', reference, {});
    let asked = 0;
    const slow = createBilling(
      {
        ...payments,
        async subscription() {
          asked += 1;
          await database()
            .update(paidSubscriptions)
            .set({ version: 1 + asked });
          return null;
        },
      },
      createBillingStore(database(), trials),
    );
    await expect(slow.refresh(reference)).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(asked).toBe(5);
    expect(await kept('sub_busy')).toMatchObject({ standing: 'running' });
  });

  it('opens the portal of whom she paid as last, or of one before, where Stripe knows her', async () => {
    const { payments } = opened;
    const reference = await newTeacher();
    await keepPaid('sub_old', reference, { ends: inDays(-400), customer: 'cus_old' });
    await keepPaid('sub_new', reference, { ends: inDays(30), customer: 'cus_new' });
    await keepPaid('sub_last', reference, { ends: inDays(-30), customer: 'cus_new' });
    const store = createBillingStore(database(), trials);
    const openedAt = async (known: readonly string[]) => {
      const asked: string[] = [];
      const openPortal = async (customer: string, returnUrl: string) => {
        asked.push(customer);
        return known.includes(customer) ? `${customer} ${returnUrl}` : null;
      };
      const billing = createBilling({ ...payments, openPortal }, store);
      return { address: await billing.openPortal(reference, '/account'), asked };
    };
    expect(await openedAt(['cus_old', 'cus_new'])).toEqual({
      address: 'cus_new /account',
      asked: ['cus_new'],
    });
    expect(await openedAt(['cus_old'])).toEqual({
      address: 'cus_old /account',
      asked: ['cus_new', 'cus_old'],
    });
    expect(await openedAt([])).toEqual({ address: null, asked: ['cus_new', 'cus_old'] });
  });

  it('is not asked for where an event is about something else', async () => {
    const { billing, stripe } = opened;
    const event = { id: 'evt_other', createdAt: new Date(), subscriptionId: null };
    stripe.fail(2);
    expect(await billing.apply(event)).toBe(true);
    expect(await billing.apply(event)).toBe(false);
    stripe.fail(0);
  });

  it('begins no subscription for an event about one that Stripe does not know', async () => {
    const { billing } = opened;
    const event = { id: 'evt_none', createdAt: new Date(), subscriptionId: 'sub_none' };
    expect(await billing.apply(event)).toBe(true);
    expect(await kept('sub_none')).toBeUndefined();
  });

  it('is hers from the event that reports it, which counts once', async () => {
    const { stripe, payments } = opened;
    const reference = await newTeacher();
    const { id } = await stripe.subscribe({ reference, email: 'payer@home.example' });
    const told = { id: 'evt_told', createdAt: new Date(), subscriptionId: id };
    const missed = [told, { ...told, id: 'evt_other', subscriptionId: null }];
    const eventsSince = async function* () {
      yield* missed;
    };
    const billing = createBilling(
      { ...payments, eventsSince },
      createBillingStore(database(), trials),
    );
    expect(await billing.catchUp()).toBe(2);
    expect(await kept(id)).toMatchObject({ accountId: reference, standing: 'running', version: 1 });
    expect(await billing.catchUp()).toBe(0);
    expect(await kept(id)).toMatchObject({ version: 1 });
  });

  it('is nobody’s where it was not paid for in a checkout of ours', async () => {
    const { stripe, payments } = opened;
    const { id } = await stripe.subscribe({ reference: randomUUID(), email: 'payer@home.example' });
    const accountOf = async () => null;
    const billing = createBilling(
      { ...payments, accountOf },
      createBillingStore(database(), trials),
    );
    const event = { id: 'evt_nobody', createdAt: new Date(), subscriptionId: id };
    expect(await billing.apply(event)).toBe(true);
    expect(await kept(id)).toBeUndefined();
  });
});
