import type Stripe from 'stripe';
import type { Plan } from './plans.ts';

export interface Customer {
  id: string;
  email: string;
}

export interface Subscription {
  id: string;
  customer: Customer;
  plan: Plan;
  status: Extract<Stripe.Subscription.Status, 'active' | 'past_due' | 'canceled'>;
  created: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  endedAt: Date | null;
}

/** A visit to the checkout page. */
export interface CheckoutSession {
  id: string;
  plan: Plan;
  /** The shop's own name for who pays. */
  reference: string | null;
  email: string;
  /** Null until it is paid. */
  subscription: Subscription | null;
}

/** A visit to the customer portal, at which nobody has to log in. */
export interface PortalSession {
  id: string;
  customer: Customer;
  returnUrl: string;
}

export interface Records {
  customers: Map<string, Customer>;
  subscriptions: Map<string, Subscription>;
  checkouts: Map<string, CheckoutSession>;
  portals: Map<string, PortalSession>;
  /** Oldest first. */
  events: Stripe.Event[];
  /** The next id of a kind: `sub_pretend_1`. */
  newId(prefix: string): string;
}

export function createRecords(): Records {
  // Ids of an earlier run may be in the shop's database: they must not mean something else now.
  const run = Math.random().toString(36).slice(2, 10);
  let serial = 0;
  return {
    customers: new Map(),
    subscriptions: new Map(),
    checkouts: new Map(),
    portals: new Map(),
    events: [],
    newId: (prefix) => `${prefix}_${run}${(serial += 1)}`,
  };
}
