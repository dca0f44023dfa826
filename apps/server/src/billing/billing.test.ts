import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import type { StripeEmulator, Subscription as Held } from '@second-draft/stripe-emulator';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccountStore } from '../accounts/index.ts';
import { logged } from '../api/testing/logged.ts';
import { accounts, paidSubscriptions, paymentEvents } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { paymentEventOf } from '../payments/event.ts';
import { deleteAccount } from '../privacy/index.ts';
import { createBilling, createBillingStore } from './index.ts';
import { openBilling, trials } from './testing/open-billing.ts';
import { subscribedAs } from '../entitlements/testing/subscribed-as.ts';

const STEPS_MAX = 8;

type Opened = Awaited<ReturnType<typeof openBilling>>;

const actions = [
  'cancelAtPeriodEnd',
  'resume',
  'endPeriod',
  'failPayment',
  'payAfterAll',
  'end',
] as const satisfies readonly (keyof StripeEmulator)[];

/** The expected status, derived independently of the product. */
function statusBy(held: readonly Held[]): 'active' | 'canceled' | 'trial' {
  const open = held.filter(({ status }) => status !== 'canceled');
  if (open.some(({ cancelsAtPeriodEnd }) => !cancelsAtPeriodEnd)) return 'active';
  return open.length > 0 ? 'canceled' : 'trial';
}

describeOnBothDatabases('what teachers have paid for', (database) => {
  let opened: Opened;
  const open = async () => {
    opened = await openBilling(database());
  };
  const close = () => opened.stripe.close();
  // Each round of events lists all that Stripe has: another test's would be asked about again.
  beforeEach(open);
  afterEach(close);
  beforeEach(() => database().delete(accounts));

  /** On trial, and unknown to Stripe. */
  async function newTeacher(): Promise<string> {
    const reference = randomUUID();
    await database().insert(accounts).values(sampleAccount(reference));
    return reference;
  }
  const shown = async (reference: string) =>
    (await createAccountStore(database()).read(reference)).subscription;
  const events = () => opened.stripe.events().map(paymentEventOf);
  const subscribe = (reference: string) =>
    opened.stripe.subscribe({ reference, email: `${reference}@kura.example` });

  const step = record({ action: constantFrom(...actions), onSecond: boolean(), isTold: boolean() });
  const story = record({
    steps: array(step, { maxLength: STEPS_MAX }),
    isSecond: boolean(),
    order: array(integer(), { minLength: 1, maxLength: 3 * STEPS_MAX }),
  });

  it.each([
    ['told late, in any order and several times', { min: 1 }],
    ['lost, and fetched in the end', { min: 0 }],
  ])('is known in the end when what happened is %s', async (_, { min }) => {
    const copies = array(integer({ min, max: 2 }), { minLength: STEPS_MAX, maxLength: STEPS_MAX });
    const check = asyncProperty(story, copies, async ({ steps, isSecond, order }, copies) => {
      const { stripe, billing } = opened;
      const reference = await newTeacher();
      const first = await subscribe(reference);
      const second = isSecond ? await subscribe(reference) : first;
      const early: Promise<unknown>[] = [];
      for (const { action, onSecond, isTold } of steps) {
        await stripe[action](onSecond ? second : first);
        // Some events arrive, unawaited, while others are still being made.
        if (isTold) early.push(...events().slice(-1).map(billing.apply));
      }
      const told = events()
        .flatMap((event, at) =>
          Array.from({ length: copies[at % copies.length] ?? 1 }, (_, copy) => ({
            event,
            rank: order[(at * 3 + copy) % order.length] ?? 0,
          })),
        )
        .toSorted((a, b) => a.rank - b.rank);
      await Promise.all([...early, ...told.map(({ event }) => billing.apply(event))]);
      if (min === 0) await billing.catchUp();

      expect((await shown(reference)).status).toBe(statusBy([first, second]));
      expect(await billing.catchUp()).toBe(0);
    });
    const another = check.beforeEach(async () => {
      await close();
      await open();
    });
    await assert(another, { numRuns: 15 });
  });

  it('is asked of Stripe again when another server was faster', async () => {
    const { stripe, payments, billing } = opened;
    const reference = await newTeacher();
    const subscription = await subscribe(reference);
    await billing.catchUp();
    const store = createBillingStore(database(), trials);
    const late = createBilling(
      {
        ...payments,
        // Between Stripe's answer and its writing, the other server hears of the cancellation.
        async subscription(id) {
          const state = await payments.subscription(id);
          if (!subscription.cancelsAtPeriodEnd) {
            await stripe.cancelAtPeriodEnd(subscription);
            await billing.catchUp();
          }
          return state;
        },
      },
      store,
    );
    await late.refresh(reference);
    expect((await shown(reference)).status).toBe('canceled');
  });

  it('of a deleted account is nobody’s, and ends at Stripe with the account', async () => {
    const { billing } = opened;
    const reference = await newTeacher();
    const subscription = await subscribe(reference);
    await billing.catchUp();
    await billing.cancelAll(reference);
    expect(subscription.status).toBe('canceled');
    await database().delete(accounts);
    await billing.catchUp();
    expect(await database().select().from(paidSubscriptions)).toEqual([]);
    const [event] = events();
    await database().delete(paymentEvents);
    expect(event && (await billing.apply(event))).toBe(true);
    expect(await database().select().from(paidSubscriptions)).toEqual([]);
  });

  it('ends at Stripe when it is paid for as the account goes, or later', async () => {
    const { billing } = opened;
    const reference = await newTeacher();
    const subscription = await subscribe(reference);
    const deletion = {
      db: database(),
      classroom: { revoke: null },
      trials,
      tokensOf: async () => [],
      cancelPayments: billing.cancelAll,
      forgetCounts: async () => undefined,
    };
    await deleteAccount(deletion, reference, logged().log);
    expect(subscription.status).toBe('active');
    await billing.catchUp();
    expect(subscription.status).toBe('canceled');
    expect(await billing.catchUp()).toBeGreaterThan(0);
    expect(await billing.catchUp()).toBe(0);
  });

  it('ends at Stripe with the account, too, when Stripe has given up on its payment', async () => {
    const { stripe, billing } = opened;
    const reference = await newTeacher();
    const subscription = await subscribe(reference);
    await stripe.failPayment(subscription);
    await stripe.leaveUnpaid(subscription);
    await billing.catchUp();
    expect((await shown(reference)).status).toBe('trial');
    await billing.cancelAll(reference);
    expect(subscription.status).toBe('canceled');
  });

  it('can be canceled one after the other when it was paid for twice', async () => {
    const { stripe, billing } = opened;
    const reference = await newTeacher();
    const email = `${reference}@kura.example`;
    const both = [
      await stripe.subscribe({ reference, email }),
      await stripe.subscribe({ reference, email, yearly: true }),
    ];
    await billing.catchUp();
    expect(await shown(reference)).toMatchObject({ status: 'active', paysBesides: true });
    for (let visits = 0; visits < both.length; visits += 1) {
      const portal = await billing.openPortal(reference, 'http://localhost/account');
      const { pathname } = new URL(portal ?? '', 'http://localhost');
      const { body } = await stripe.app.inject(pathname);
      const [cancel] = /\/stripe\/portal\/[^"]*\/cancel/.exec(body) ?? [];
      if (cancel) await stripe.app.inject({ method: 'POST', url: cancel });
      await billing.refresh(reference);
    }
    expect(both.map(({ cancelsAtPeriodEnd }) => cancelsAtPeriodEnd)).toEqual([true, true]);
    expect(await shown(reference)).not.toHaveProperty('paysBesides');
  });

  it('is left alone when it belongs to nobody who was ever here', async () => {
    const subscription = await subscribe(randomUUID());
    await opened.billing.catchUp();
    expect(subscription.status).toBe('active');
  });

  it('has ended when Stripe does not know it', async () => {
    const { billing } = opened;
    const reference = await newTeacher();
    const { paid } = subscribedAs({ status: 'active', type: 'single', expires: null }, reference);
    await database().insert(paidSubscriptions).values(paid);
    expect((await shown(reference)).status).toBe('active');
    expect(await billing.openPortal(reference, 'http://localhost/account')).toBeNull();
    await billing.refresh(reference);
    expect((await shown(reference)).status).toBe('trial');
  });
});
