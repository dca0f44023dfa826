import type { Profile, Subscription } from './entities/profile.ts';

const isInFuture = (expires: number | null, nowSeconds: number) =>
  expires !== null && expires > nowSeconds;

/** Active, or a trial or canceled subscription with time left. */
export function hasAccess(subscription: Subscription, nowSeconds: number): boolean {
  return subscription.status === 'active' || isInFuture(subscription.expires, nowSeconds);
}

/** Active, or canceled with time left: opens uploading rubrics and the premium model. */
export function hasPremium(subscription: Subscription, nowSeconds: number): boolean {
  if (subscription.status === 'active') return true;
  return subscription.status === 'canceled' && isInFuture(subscription.expires, nowSeconds);
}

/**
 * Nobody could upload one before her first subscription: in a trial that runs, only who has uploaded
 * some under a licence that was withdrawn since.
 */
export const mayHaveRubrics = (
  { subscription: { status, expires }, settings }: Pick<Profile, 'subscription' | 'settings'>,
  nowSeconds: number,
): boolean => status !== 'trial' || !isInFuture(expires, nowSeconds) || settings.rubrics;
