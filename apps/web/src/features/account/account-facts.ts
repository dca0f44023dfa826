import { hasAccess, UNKNOWN_SCHOOL, type Profile, type Subscription } from '@second-draft/contract';
import type { Fact } from '../../ui/facts.tsx';
import { longDay } from '../../ui/long-date.ts';

const statusNames = { trial: 'Trial', active: 'Active', canceled: 'Cancelled' };

/** The label of the subscription's date; null hides it. @param now epoch seconds */
export function dateLabel(subscription: Subscription, now: number): string | null {
  const { status, type, expires, paymentFailed } = subscription;
  const isAhead = expires !== null && expires > now;
  if (status === 'trial') return isAhead ? 'Expires' : 'Expired';
  if (status === 'canceled') return isAhead ? 'Current subscription ends' : 'Subscription ended';
  // The next try has a date of Stripe's own, and so has a payment that is under way.
  return type === 'team' || paymentFailed || !isAhead ? null : 'Next billing date';
}

function statusOf(subscription: Subscription, now: number): string {
  const name = statusNames[subscription.status];
  if (!hasAccess(subscription, now)) return `${name}, expired`;
  return subscription.paymentFailed ? `${name}, payment failed` : name;
}

/** Rows of [label, value]. @param now epoch seconds */
export function accountFacts({ name, kura, email, subscription }: Profile, now: number) {
  const { type, expires } = subscription;
  const label = dateLabel(subscription, now);
  const facts: Fact[] = [
    ['Name', name],
    ...(kura === UNKNOWN_SCHOOL ? [] : [['School', kura] satisfies Fact]),
    ['Email', email],
    ['Subscription', type === 'team' ? 'Team' : 'Single Teacher'],
    ['Status', statusOf(subscription, now)],
  ];
  if (label && expires !== null) facts.push([label, longDay(expires * 1_000)]);
  return facts;
}
