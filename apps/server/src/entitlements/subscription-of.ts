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

/** Those that Stripe goes on charging for. */
const renewing = (paid: Entitlements['paid'], now: Date) =>
  paid.filter(
    ({ standing, until }) =>
      (standing === 'running' || standing === 'retrying') &&
      until.getTime() + GRACE_MS > now.getTime(),
  );

/** The next date on which she is charged. */
function ofOwn(charged: Entitlements['paid']): Subscription | null {
  const running = charged.filter(({ standing }) => standing === 'running');
  const [soonest] = running.toSorted((a, b) => a.until.getTime() - b.until.getTime());
  if (soonest) return as('active', 'single', soonest.until);
  const retrying = latestUntil(charged);
  return retrying && { ...as('active', 'single', retrying), paymentFailed: true };
}

/** By precedence: a licence, a renewing subscription, an ending one, the trial. */
function open({ trialEnds, teamLicenceEnds, paid }: Entitlements, now: Date): Subscription | null {
  const charged = renewing(paid, now);
  const besides = (needed: number) => charged.length > needed && ({ paysBesides: true } as const);
  if (teamLicenceEnds !== null && teamLicenceEnds > now)
    return { ...as('active', 'team', teamLicenceEnds), ...besides(0) };
  const own = ofOwn(charged);
  if (own) return { ...own, ...besides(1) };
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
