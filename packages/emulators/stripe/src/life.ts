import { oneIntervalAfter, type Plan } from './plans.ts';
import type { CheckoutSession, Customer, Records, Subscription } from './records.ts';
import { shownCheckout, shownInvoice, shownSubscription } from './shown.ts';
import type { Webhooks } from './webhooks.ts';

/** Each change sends the events that Stripe sends. */
export interface Life {
  /** A checkout is paid; paying again changes nothing. */
  begin(checkout: CheckoutSession): Promise<Subscription>;
  cancelAtPeriodEnd(subscription: Subscription): Promise<void>;
  resume(subscription: Subscription): Promise<void>;
  /** The period ends now: the next is paid, unless the subscription was cancelled. */
  endPeriod(subscription: Subscription): Promise<void>;
  /** The period ends now and the next can't be paid: the subscription is past due. */
  failPayment(subscription: Subscription): Promise<void>;
  payAfterAll(subscription: Subscription): Promise<void>;
  /** Stripe gives up on the payment and, as the shop may have set it to, leaves it open. */
  leaveUnpaid(subscription: Subscription): Promise<void>;
  end(subscription: Subscription): Promise<void>;
}

export function createLife(records: Records, webhooks: Webhooks): Life {
  const tell = (kind: 'created' | 'updated' | 'deleted', one: Subscription) =>
    webhooks.happened(`customer.subscription.${kind}`, shownSubscription(one));
  const tellInvoice = (kind: 'paid' | 'payment_failed', one: Subscription) =>
    webhooks.happened(`invoice.${kind}`, shownInvoice(records.newId('in'), one));

  function customerOf(email: string): Customer {
    const customer = { id: records.newId('cus'), email };
    records.customers.set(customer.id, customer);
    return customer;
  }

  function subscribe(customer: Customer, plan: Plan): Subscription {
    const now = new Date();
    const subscription: Subscription = {
      id: records.newId('sub'),
      customer,
      plan,
      status: 'active',
      created: now,
      periodStart: now,
      periodEnd: oneIntervalAfter(now, plan.interval),
      cancelsAtPeriodEnd: false,
      endedAt: null,
    };
    records.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  function nextPeriod(one: Subscription): void {
    one.periodStart = new Date();
    one.periodEnd = oneIntervalAfter(one.periodStart, one.plan.interval);
  }

  async function end(one: Subscription): Promise<void> {
    if (one.status === 'canceled') return;
    Object.assign(one, { status: 'canceled', endedAt: new Date() });
    await tell('deleted', one);
  }

  async function setCanceling(one: Subscription, cancelsAtPeriodEnd: boolean): Promise<void> {
    if (one.status === 'canceled' || one.cancelsAtPeriodEnd === cancelsAtPeriodEnd) return;
    Object.assign(one, { cancelsAtPeriodEnd });
    await tell('updated', one);
  }

  return {
    async begin(checkout) {
      if (checkout.subscription) return checkout.subscription;
      const subscription = subscribe(customerOf(checkout.email), checkout.plan);
      Object.assign(checkout, { subscription });
      await tell('created', subscription);
      await tellInvoice('paid', subscription);
      await webhooks.happened('checkout.session.completed', shownCheckout(checkout));
      return subscription;
    },
    cancelAtPeriodEnd: (one) => setCanceling(one, true),
    resume: (one) => setCanceling(one, false),
    async endPeriod(one) {
      if (one.status === 'canceled') return;
      if (one.cancelsAtPeriodEnd) {
        await end(one);
        return;
      }
      nextPeriod(one);
      await tell('updated', one);
      await tellInvoice('paid', one);
    },
    async failPayment(one) {
      if (one.status === 'canceled') return;
      if (one.cancelsAtPeriodEnd) {
        await end(one);
        return;
      }
      nextPeriod(one);
      Object.assign(one, { status: 'past_due' });
      await tell('updated', one);
      await tellInvoice('payment_failed', one);
    },
    async payAfterAll(one) {
      if (one.status !== 'past_due') return;
      Object.assign(one, { status: 'active' });
      await tell('updated', one);
      await tellInvoice('paid', one);
    },
    async leaveUnpaid(one) {
      if (one.status !== 'past_due') return;
      Object.assign(one, { status: 'unpaid' });
      await tell('updated', one);
    },
    end,
  };
}
