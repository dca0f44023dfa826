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
  status: Extract<Stripe.Subscription.Status, 'active' | 'past_due' | 'unpaid' | 'canceled'>;
  created: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  endedAt: Date | null;
}

export interface CheckoutSession {
  id: string;
  plan: Plan;
  /** The shop's own id for the payer. */
  reference: string | null;
  email: string;
  subscription: Subscription | null;
}

/** Opened by the shop, so that nobody has to log in. */
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
  /** Unique across runs of the emulator: `sub_k3f9x0ab1`. */
  newId(prefix: string): string;
}

export function createRecords(): Records {
  // The shop's database may still hold ids of an earlier run, which must not be reused.
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
