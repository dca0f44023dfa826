import type { Subscription } from './entities/profile.ts';

const isInFuture = (expires: number | null, nowSeconds: number) =>
  expires !== null && expires > nowSeconds;

/** Whether the app may be used: active, or a trial or canceled subscription with time left. */
export function hasAccess(subscription: Subscription, nowSeconds: number): boolean {
  return subscription.status === 'active' || isInFuture(subscription.expires, nowSeconds);
}

/** Whether rubrics and the premium model are open: active, or canceled with time left. */
export function hasPremium(subscription: Subscription, nowSeconds: number): boolean {
  if (subscription.status === 'active') return true;
  return subscription.status === 'canceled' && isInFuture(subscription.expires, nowSeconds);
}
