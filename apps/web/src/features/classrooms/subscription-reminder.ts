import {
  DAY_SECONDS,
  limits,
  type Subscription,
  subscriptionMessages,
} from '@second-draft/contract';

/** Days left of a trial, rounded up; null when no reminder is due. */
function trialDaysToRemindOf({ status, expires }: Subscription, now: number): number | null {
  if (status !== 'trial' || expires === null) return null;
  const days = Math.ceil((expires - now) / DAY_SECONDS);
  return expires >= now && days <= limits.trialReminderDays ? days : null;
}

/** What a teacher should do something about soon; null when nothing. @param now epoch seconds */
export function subscriptionReminder(subscription: Subscription, now: number): string | null {
  if (subscription.paymentFailed) return subscriptionMessages.paymentFailed;
  if (subscription.paysBesides) return subscriptionMessages.paysBesides;
  const days = trialDaysToRemindOf(subscription, now);
  return days === null ? null : subscriptionMessages.trialEnds(days);
}
