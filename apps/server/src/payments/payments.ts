/** What happened at Stripe, as far as it matters here; what it says of the state is not believed. */
export interface PaymentEvent {
  id: string;
  createdAt: Date;
  /** The subscription that it is about; null for events about anything else. */
  subscriptionId: string | null;
}

/** How a subscription stands at Stripe. */
export interface SubscriptionState {
  customerId: string;
  /** Renews by itself, ends by itself, or has ended. */
  standing: 'running' | 'ending' | 'ended';
  /** When it renews, ends or has ended. */
  until: Date;
}

/**
 * What the product asks of Stripe.
 * @throws Problem('payments_unavailable') from every call that Stripe does not answer as it should
 */
export interface Payments {
  /** @returns null when it was not Stripe that signed the event, or not just now */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | null>;
  /** Everything that happened from a time on, newest first. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** @returns null when there is no such subscription, or nothing was ever paid for it */
  subscription(id: string): Promise<SubscriptionState | null>;
  /** The account that the checkout of a subscription was opened for. */
  accountOf(subscriptionId: string): Promise<string | null>;
  /** Ends a subscription at once; one that is not there or has ended counts as done. */
  cancel(subscriptionId: string): Promise<void>;
  /**
   * Opens a visit to the customer portal.
   * @returns its address; null when Stripe does not know the customer
   */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
}
