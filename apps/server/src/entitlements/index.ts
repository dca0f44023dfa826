export {
  addPaidSubscription,
  changePaidSubscription,
  findPaidSubscription,
  paidSubscriptionsOf,
  type PaidSubscription,
} from './paid-subscriptions.ts';
export { subscriptionOf } from './subscription-of.ts';
