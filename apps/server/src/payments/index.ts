export type { PaymentEvent, Payments, SubscriptionState } from './payments.ts';
export { createStripePayments } from './stripe-payments.ts';
