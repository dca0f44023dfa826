import { type PaidStanding, type Subscription, DAY_MS } from '@second-draft/contract';
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
const latestUntil = (paid: Entitlements['paid']) =>
  paid.reduce<Date | null>(
    (last, { until }) => (last === null || until > last ? until : last),
    null,
  );

const as = (
  status: Subscription['status'],
  type: Subscription['type'],
  until: Date,
): Subscription => ({ status, type, expires: epochSeconds(until) });

function renewing(
  paid: Entitlements['paid'],
  standing: PaidStanding,
  now: Date,
): Subscription | null {
  const until = latestUntil(paid.filter((one) => one.standing === standing));
  const isOn = until !== null && until.getTime() + GRACE_MS > now.getTime();
  return isOn ? as('active', 'single', until) : null;
}

/** By precedence: a licence, a renewing subscription, an ending one, the trial. */
function open({ trialEnds, teamLicenceEnds, paid }: Entitlements, now: Date): Subscription | null {
  if (teamLicenceEnds !== null && teamLicenceEnds > now)
    return as('active', 'team', teamLicenceEnds);
  const running = renewing(paid, 'running', now);
  if (running) return running;
  const retrying = renewing(paid, 'retrying', now);
  if (retrying) return { ...retrying, paymentFailed: true };
  const ending = latestUntil(paid);
  if (ending !== null && ending > now) return as('canceled', 'single', ending);
  return trialEnds > now ? as('trial', 'single', trialEnds) : null;
}

function ended({ trialEnds, teamLicenceEnds, paid }: Entitlements): Subscription {
  const paidUntil = latestUntil(paid);
  if (teamLicenceEnds !== null && (paidUntil === null || teamLicenceEnds >= paidUntil))
    return as('canceled', 'team', teamLicenceEnds);
  return paidUntil === null
    ? as('trial', 'single', trialEnds)
    : as('canceled', 'single', paidUntil);
}

export const subscriptionOf = (entitlements: Entitlements, now: Date): Subscription =>
  open(entitlements, now) ?? ended(entitlements);
