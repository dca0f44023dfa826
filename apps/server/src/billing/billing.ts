import { Problem } from '../problems/index.ts';
import { createLimitByKey } from '../scheduling/index.ts';
import type { PaymentEvent, Payments, SubscriptionState } from '../payments/index.ts';
import type { PaidSubscription } from '../entitlements/index.ts';
import type { BillingStore } from './store.ts';

/** How many times Stripe is asked again because another server was faster. */
const TRIES = 5;

/** Stripe lists what happened for 30 days; events are kept as long, to know them again. */
const EVENTS_LISTED_MS = 30 * 24 * 60 * 60 * 1000;

/** Stripe tries for three days to deliver an event: what is older than that will not come late. */
const DELIVERY_MS = 3 * 24 * 60 * 60 * 1000;

/** Keeps up with what teachers have paid for. */
export interface Billing {
  /**
   * Brings what an event is about up to date, unless the event has been applied before.
   * @returns whether it was new
   */
  apply(event: PaymentEvent): Promise<boolean>;
  /** Applies what happened at Stripe and was never told. @returns how many events that were */
  catchUp(): Promise<number>;
  /** Brings all that a teacher has subscribed to up to date. */
  refresh(accountId: string): Promise<void>;
  /** Ends all that a teacher pays for, at Stripe too. */
  cancelAll(accountId: string): Promise<void>;
  /** The address of a visit to the customer portal; null when she never paid for anything. */
  openPortal(accountId: string, returnUrl: string): Promise<string | null>;
}

/**
 * What Stripe does not know has ended. The row stays: should only the keys have been those of
 * another Stripe account, it comes back with the right ones.
 */
const endedNow = ({ customerId, until }: PaidSubscription): SubscriptionState => ({
  customerId,
  standing: 'ended',
  until: new Date(Math.min(until.getTime(), Date.now())),
});

export function createBilling(payments: Payments, store: BillingStore): Billing {
  const inTurn = createLimitByKey(1);

  /** Asks Stripe and writes its answer. @returns false when another was faster, with a newer answer */
  async function writeState(id: string, kept: PaidSubscription | null): Promise<boolean> {
    const state = await payments.subscription(id);
    if (kept) return store.change(kept, state ?? endedNow(kept));
    const accountId = state && (await payments.accountOf(id));
    // Nobody's: paid by other means, or its account is gone.
    if (!state || accountId === null) return true;
    return (await store.add(id, accountId, state)) || (await store.find(id)) === null;
  }

  /**
   * Whoever read the row before asking Stripe, and finds it unchanged when writing the answer, has
   * an answer that is newer than what it replaces.
   */
  const bringUpToDate = (id: string): Promise<void> =>
    inTurn(id, async () => {
      for (let tries = 0; tries < TRIES; tries += 1)
        if (await writeState(id, await store.find(id))) return;
      throw new Problem('payments_unavailable');
    });

  async function apply(event: PaymentEvent): Promise<boolean> {
    if (await store.wasApplied(event.id)) return false;
    if (event.subscriptionId !== null) await bringUpToDate(event.subscriptionId);
    await store.noteApplied(event);
    return true;
  }

  async function refresh(accountId: string): Promise<void> {
    for (const { id } of await store.ofAccount(accountId)) await bringUpToDate(id);
  }

  return {
    apply,
    refresh,
    async catchUp() {
      const oldest = new Date(Date.now() - EVENTS_LISTED_MS);
      const newest = await store.newestApplied();
      const since = newest === null ? oldest : new Date(newest.getTime() - DELIVERY_MS);
      let missed = 0;
      for await (const event of payments.eventsSince(since)) if (await apply(event)) missed += 1;
      await store.forgetEventsBefore(oldest);
      return missed;
    },
    async cancelAll(accountId) {
      for (const { id } of await store.ofAccount(accountId)) {
        await payments.cancel(id);
        await bringUpToDate(id);
      }
    },
    async openPortal(accountId, returnUrl) {
      const customers = (await store.ofAccount(accountId))
        .toSorted((a, b) => b.until.getTime() - a.until.getTime())
        .map(({ customerId }) => customerId);
      for (const customerId of new Set(customers)) {
        const address = await payments.openPortal(customerId, returnUrl);
        if (address !== null) return address;
      }
      return null;
    },
  };
}
