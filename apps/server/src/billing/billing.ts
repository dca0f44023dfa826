import { DAY_MS, HOUR_MS } from '@second-draft/contract';
import { Problem } from '../problems/index.ts';
import { createLimitByKey } from '../scheduling/index.ts';
import type { PaymentEvent, Payments, SubscriptionState } from '../payments/index.ts';
import type { PaidSubscription } from '../entitlements/index.ts';
import type { BillingStore } from './store.ts';

/** Attempts at asking Stripe while other servers write first. */
const TRIES = 5;

/** Stripe lists events for 30 days; applied ones are remembered as long. */
const EVENTS_LISTED_MS = 30 * DAY_MS;

/** By which Stripe's list may lag behind, and its clock. */
const LAG_MS = HOUR_MS;

/** One subscription that can't be read holds up no other; with so many, Stripe is away. */
const MOST_FAILED = 5;

export interface Billing {
  /**
   * Updates the event's subscription from Stripe, unless the event was applied before.
   * @returns true if it was new
   */
  apply(event: PaymentEvent): Promise<boolean>;
  /** Applies the events that were never delivered. @returns how many */
  catchUp(): Promise<number>;
  refresh(accountId: string): Promise<void>;
  cancelAll(accountId: string): Promise<void>;
  /** The portal session's address; null if she isn't Stripe's customer. */
  openPortal(accountId: string, returnUrl: string): Promise<string | null>;
}

/**
 * A subscription that Stripe doesn't know has ended. The row stays: if only the keys were those of
 * another Stripe account, the right ones bring it back.
 */
const endedNow = ({ customerId, until }: PaidSubscription): SubscriptionState => ({
  customerId,
  standing: 'ended',
  until: new Date(Math.min(until.getTime(), Date.now())),
});

/** Each checkout makes a customer, whose portal shows no other's subscriptions. */
const isCharged = ({ standing }: PaidSubscription): boolean =>
  standing === 'running' || standing === 'retrying';

export function createBilling(payments: Payments, store: BillingStore): Billing {
  const inTurn = createLimitByKey(1);

  /** @returns false when another server wrote first, with a newer answer */
  async function writeState(id: string, kept: PaidSubscription | null): Promise<boolean> {
    const state = await payments.subscription(id);
    if (kept) return store.change(kept, state ?? endedNow(kept));
    const accountId = state && (await payments.accountOf(id));
    // Paid by other means.
    if (!state || accountId === null) return true;
    const added = await store.add(id, accountId, state);
    // Paid for while the account was being deleted, or later: she can't reach it.
    if (added === 'account deleted') await payments.cancel(id);
    return added !== 'known already';
  }

  /**
   * Optimistic locking: a row that is unchanged since before Stripe was asked is older than
   * Stripe's answer.
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
      const begun = Date.now();
      const oldest = new Date(begun - EVENTS_LISTED_MS);
      const caughtUpTo = await store.caughtUpTo();
      // A date ahead was noted before the clock was put back.
      const since = caughtUpTo !== null && caughtUpTo.getTime() <= begun ? caughtUpTo : oldest;
      const failures = new Map<string, unknown>();
      let missed = 0;
      for await (const event of payments.eventsSince(since)) {
        if (failures.size === MOST_FAILED) break;
        const about = event.subscriptionId ?? event.id;
        if (failures.has(about)) continue;
        try {
          if (await apply(event)) missed += 1;
        } catch (error) {
          failures.set(about, error);
        }
      }
      // The next round begins where this one began.
      const [first] = failures.values();
      if (failures.size > 0) throw first;
      await store.noteCaughtUp(new Date(begun - LAG_MS));
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
        .toSorted(
          (a, b) =>
            Number(isCharged(b)) - Number(isCharged(a)) || b.until.getTime() - a.until.getTime(),
        )
        .map(({ customerId }) => customerId);
      for (const customerId of new Set(customers)) {
        const address = await payments.openPortal(customerId, returnUrl);
        if (address !== null) return address;
      }
      return null;
    },
  };
}
