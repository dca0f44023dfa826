import { limits, type Subscription } from '@second-draft/contract';

const DAY_SECONDS = 24 * 60 * 60;

/** Days left of a trial, rounded up; null when no reminder is due. @param now epoch seconds */
export function trialDaysToRemindOf(subscription: Subscription, now: number): number | null {
  const { status, expires } = subscription;
  if (status !== 'trial' || expires === null) return null;
  const days = Math.ceil((expires - now) / DAY_SECONDS);
  return expires >= now && days <= limits.trialReminderDays ? days : null;
}
