import type { Stripe } from 'stripe';
import type { SubscriptionState } from './payments.ts';

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** The current period; of several items, the one that ends first. */
function periodOf({ items }: Stripe.Subscription): { start: Date; end: Date } | null {
  const [first] = items.data.toSorted((a, b) => a.current_period_end - b.current_period_end);
  if (!first) return null;
  return { start: dateOf(first.current_period_start), end: dateOf(first.current_period_end) };
}

/**
 * While Stripe retries a failed payment, everything goes on for the teacher; when it gives up, the
 * subscription ends where the unpaid period began.
 * @returns null if nothing was ever paid
 * @see https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 */
export function subscriptionStateOf(one: Stripe.Subscription): SubscriptionState | null {
  const customerId = typeof one.customer === 'string' ? one.customer : one.customer.id;
  const period = periodOf(one);
  if (period === null) return null;
  const as = (standing: SubscriptionState['standing'], until: Date): SubscriptionState => ({
    customerId,
    standing,
    until,
  });
  switch (one.status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      if (one.cancel_at !== null) return as('ending', dateOf(one.cancel_at));
      if (one.cancel_at_period_end) return as('ending', period.end);
      return as(one.status === 'past_due' ? 'retrying' : 'running', period.end);
    case 'canceled':
      return as('ended', dateOf(one.ended_at ?? one.created));
    case 'unpaid':
    case 'paused':
      return as('ended', period.start);
    default:
      return null;
  }
}
