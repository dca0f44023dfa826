import { limits, type Subscription, DAY_SECONDS } from '@second-draft/contract';

/** Days left of a trial, rounded up; null when no reminder is due. @param now epoch seconds */
export function trialDaysToRemindOf(subscription: Subscription, now: number): number | null {
  const { status, expires } = subscription;
  if (status !== 'trial' || expires === null) return null;
  const days = Math.ceil((expires - now) / DAY_SECONDS);
  return expires >= now && days <= limits.trialReminderDays ? days : null;
}
