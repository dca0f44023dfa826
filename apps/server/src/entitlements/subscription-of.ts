import { type Subscription, DAY_MS } from '@second-draft/contract';
import type { PaidSubscription } from './paid-subscriptions.ts';

export interface Entitlements {
  trialEnds: Date;
  teamLicenceEnds: Date | null;
  paid: readonly Pick<PaidSubscription, 'standing' | 'until'>[];
}

/**
 * How long a subscription counts after its renewal was due, without news of it: as long as Stripe
 * retries delivery.
 */
const GRACE_MS = 3 * DAY_MS;

const epochSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
const latest = (dates: readonly Date[]) =>
  dates.reduce<Date | null>((last, date) => (last === null || date > last ? date : last), null);

const as = (
  status: Subscription['status'],
  type: Subscription['type'],
  until: Date,
): Subscription => ({ status, type, expires: epochSeconds(until) });

/** By precedence: a licence, a renewing subscription, an ending one, the trial. */
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

function ended({ trialEnds, teamLicenceEnds, paid }: Entitlements): Subscription {
  const paidUntil = latest(paid.map(({ until }) => until));
  if (teamLicenceEnds !== null && (paidUntil === null || teamLicenceEnds >= paidUntil))
    return as('canceled', 'team', teamLicenceEnds);
  return paidUntil === null
    ? as('trial', 'single', trialEnds)
    : as('canceled', 'single', paidUntil);
}

export const subscriptionOf = (entitlements: Entitlements, now: Date): Subscription =>
  open(entitlements, now) ?? ended(entitlements);
