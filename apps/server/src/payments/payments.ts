import type { PaidStanding } from '@second-draft/contract';

/** Only a signal: read the subscription's state from Stripe. */
export interface PaymentEvent {
  id: string;
  createdAt: Date;
  /** Null for events about anything else. */
  subscriptionId: string | null;
}

export interface SubscriptionState {
  customerId: string;
  standing: PaidStanding;
  /** When it renews, ends or has ended. */
  until: Date;
}

/** @throws Problem('payments_unavailable') from every call if Stripe fails */
export interface Payments {
  /** @returns null if Stripe didn't sign the event, or not recently */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | null>;
  /** Newest first. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** @returns null if it doesn't exist, or nothing was ever paid for it */
  subscription(id: string): Promise<SubscriptionState | null>;
  /** The account that opened its checkout; null if unknown. */
  accountOf(subscriptionId: string): Promise<string | null>;
  /** Ends it at once; does nothing if it is missing or has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** @returns the address of a portal session; null if Stripe doesn't know the customer */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
}
