import type Stripe from 'stripe';
import type { CheckoutSession, Subscription } from './records.ts';

/** Any subset of the fields of Stripe's object, and nothing else. */
type Shown<T> = T extends readonly (infer Item)[]
  ? Shown<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Shown<T[Key]> }
    : T;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

export function shownSubscription(one: Subscription) {
  const period = {
    current_period_start: seconds(one.periodStart),
    current_period_end: seconds(one.periodEnd),
  };
  const item = {
    id: one.id.replace('sub_', 'si_'),
    object: 'subscription_item',
    ...period,
    price: {
      id: one.plan.id,
      object: 'price',
      currency: 'nzd',
      unit_amount: one.plan.amount,
      recurring: { interval: one.plan.interval, interval_count: 1 },
    },
  } satisfies Shown<Stripe.SubscriptionItem>;
  return {
    id: one.id,
    object: 'subscription',
    customer: one.customer.id,
    status: one.status,
    created: seconds(one.created),
    cancel_at: one.cancelsAtPeriodEnd ? seconds(one.periodEnd) : null,
    cancel_at_period_end: one.cancelsAtPeriodEnd,
    ended_at: one.endedAt && seconds(one.endedAt),
    livemode: false,
    items: { object: 'list', data: [item], has_more: false },
  } satisfies Shown<Stripe.Subscription>;
}

export const shownCheckout = (one: CheckoutSession) =>
  ({
    id: one.id,
    object: 'checkout.session',
    mode: 'subscription',
    status: one.subscription ? 'complete' : 'open',
    payment_status: one.subscription ? 'paid' : 'unpaid',
    client_reference_id: one.reference,
    customer: one.subscription?.customer.id ?? null,
    customer_details: { email: one.email },
    subscription: one.subscription?.id ?? null,
    livemode: false,
  }) satisfies Shown<Stripe.Checkout.Session>;

export const shownInvoice = (id: string, { id: subscription, customer, plan }: Subscription) =>
  ({
    id,
    object: 'invoice',
    customer: customer.id,
    amount_due: plan.amount,
    currency: 'nzd',
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    livemode: false,
  }) satisfies Shown<Stripe.Invoice>;
