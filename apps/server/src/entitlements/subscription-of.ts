import type { Subscription } from '@second-draft/contract';
import type { PaidSubscription } from './paid-subscriptions.ts';

/** Everything that can open the app to a teacher. */
export interface Entitlements {
  trialEnds: Date;
  teamLicenceEnds: Date | null;
  paid: readonly Pick<PaidSubscription, 'standing' | 'until'>[];
}

/**
 * How long a subscription that should have been renewed still counts when nobody has said that it
 * was: as long as Stripe goes on trying to deliver the news.
 */
const GRACE_MS = 3 * 24 * 60 * 60 * 1000;

const epochSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
const latest = (dates: readonly Date[]) =>
  dates.reduce<Date | null>((last, date) => (last === null || date > last ? date : last), null);

const as = (
  status: Subscription['status'],
  type: Subscription['type'],
  until: Date,
): Subscription => ({ status, type, expires: epochSeconds(until) });

/** What is open now, the best first: a licence, a paid subscription, one that ends, the trial. */
function open({ trialEnds, teamLicenceEnds, paid }: Entitlements, now: Date): Subscription | null {
  if (teamLicenceEnds !== null && teamLicenceEnds > now)
    return as('active', 'team', teamLicenceEnds);
  const renewing = latest(
    paid.filter(({ standing }) => standing === 'running').map(({ until }) => until),
  );
  if (renewing !== null && renewing.getTime() + GRACE_MS > now.getTime())
    return as('active', 'single', renewing);
  const ending = latest(paid.map(({ until }) => until));
  if (ending !== null && ending > now) return as('canceled', 'single', ending);
  return trialEnds > now ? as('trial', 'single', trialEnds) : null;
}

/** What was open last. */
function ended({ trialEnds, teamLicenceEnds, paid }: Entitlements): Subscription {
  const paidUntil = latest(paid.map(({ until }) => until));
  if (teamLicenceEnds !== null && (paidUntil === null || teamLicenceEnds >= paidUntil))
    return as('canceled', 'team', teamLicenceEnds);
  return paidUntil === null
    ? as('trial', 'single', trialEnds)
    : as('canceled', 'single', paidUntil);
}

/** The one subscription that a teacher has at a time, of all that she is or was entitled to. */
export const subscriptionOf = (entitlements: Entitlements, now: Date): Subscription =>
  open(entitlements, now) ?? ended(entitlements);
