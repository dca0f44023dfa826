import {
  hasPremium,
  hasAccess,
  paidStanding,
  type PaidStanding,
  type Subscription,
  DAY_MS,
} from '@second-draft/contract';
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionOf, type Entitlements } from './subscription-of.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const expires = (days: number) => inDays(days).getTime() / 1000;

const nothing: Entitlements = { trialEnds: inDays(-100), teamLicenceEnds: null, paid: [] };
const paid = (standing: PaidStanding, days: number) => ({
  standing,
  until: inDays(days),
});
const given = (changes: Partial<Entitlements>) => subscriptionOf({ ...nothing, ...changes }, now);

describe('a teacher’s subscription', () => {
  it.each([
    ['a trial with time left', { trialEnds: inDays(3) }, 'trial', 'single', 3],
    ['a trial that has run out', {}, 'trial', 'single', -100],
    ['a paid one', { paid: [paid('running', 20)] }, 'active', 'single', 20],
    ['a paid one that was canceled', { paid: [paid('ending', 20)] }, 'canceled', 'single', 20],
    ['a paid one that has ended', { paid: [paid('ended', -2)] }, 'canceled', 'single', -2],
    ['a licence of the school', { teamLicenceEnds: inDays(9) }, 'active', 'team', 9],
    ['a licence that has ended', { teamLicenceEnds: inDays(-9) }, 'canceled', 'team', -9],
    [
      'a licence besides a canceled one',
      { teamLicenceEnds: inDays(9), paid: [paid('ending', 20)] },
      'active',
      'team',
      9,
    ],
    [
      'a licence that ended together with a paid one',
      { teamLicenceEnds: inDays(-9), paid: [paid('ended', -9)] },
      'canceled',
      'team',
      -9,
    ],
    [
      'a paid one that ended after a licence',
      { teamLicenceEnds: inDays(-9), paid: [paid('ended', -8)] },
      'canceled',
      'single',
      -8,
    ],
    [
      'a trial that outlasts a paid one that has ended',
      { trialEnds: inDays(3), paid: [paid('ended', -1)] },
      'trial',
      'single',
      3,
    ],
    [
      'a second one besides a canceled one',
      { paid: [paid('ending', 2), paid('running', 30)] },
      'active',
      'single',
      30,
    ],
    [
      'a paid one whose renewal nobody has reported yet',
      { paid: [paid('running', -1)] },
      'active',
      'single',
      -1,
    ],
    [
      'a paid one whose renewal was never reported',
      { paid: [paid('running', -4)] },
      'canceled',
      'single',
      -4,
    ],
  ] satisfies [
    string,
    Partial<Entitlements>,
    Subscription['status'],
    Subscription['type'],
    number,
  ][])('by %s', (_, entitlements, status, type, days) => {
    expect(given(entitlements)).toEqual({ status, type, expires: expires(days) });
  });

  it('goes on while its payment is tried again, and says that it failed', () => {
    expect(given({ paid: [paid('retrying', 20)] })).toEqual({
      status: 'active',
      type: 'single',
      expires: expires(20),
      paymentFailed: true,
    });
  });

  it.each([
    ['a paid one', { paid: [paid('retrying', 30), paid('running', 2)] }],
    ['a licence', { paid: [paid('retrying', 30)], teamLicenceEnds: inDays(2) }],
  ])('says nothing of a failed payment besides %s that runs', (_, entitlements) => {
    const subscription = given(entitlements);
    expect(subscription).toMatchObject({ status: 'active', expires: expires(2) });
    expect(subscription).not.toHaveProperty('paymentFailed');
  });

  it.each([
    ['a licence', { paid: [paid('running', 30)], teamLicenceEnds: inDays(9) }],
    [
      'a licence, while a payment is tried again',
      { paid: [paid('retrying', 30)], teamLicenceEnds: inDays(9) },
    ],
    ['another one of her own', { paid: [paid('running', 9), paid('running', 30)] }],
    ['another whose payment is tried again', { paid: [paid('running', 9), paid('retrying', 30)] }],
  ])('says that one is charged for besides %s', (_, entitlements) => {
    expect(given(entitlements)).toMatchObject({
      status: 'active',
      expires: expires(9),
      paysBesides: true,
    });
  });

  it.each([
    ['one is canceled', { paid: [paid('running', 9), paid('ending', 30)] }],
    ['one has ended', { paid: [paid('running', 9), paid('ended', -2)] }],
    [
      'the one besides a licence is canceled',
      { paid: [paid('ending', 9)], teamLicenceEnds: inDays(9) },
    ],
    ['nobody reported its renewal', { paid: [paid('running', -4)], teamLicenceEnds: inDays(9) }],
  ])('says nothing of a second charge where %s', (_, entitlements) => {
    expect(given(entitlements)).not.toHaveProperty('paysBesides');
  });

  const days = integer({ min: -60, max: 60 }).map(inDays);
  const entitlements = record({
    trialEnds: days,
    teamLicenceEnds: option(days),
    paid: array(record({ standing: constantFrom(...paidStanding.options), until: days }), {
      maxLength: 3,
    }),
  });

  const isRenewed = (standing: PaidStanding) => standing === 'running' || standing === 'retrying';

  it('is usable when anything that she is entitled to has time left, and only then', () => {
    assert(
      property(entitlements, (held) => {
        const left = [held.trialEnds, held.teamLicenceEnds, ...held.paid.map(({ until }) => until)];
        const hasTimeLeft = left.some((date) => date !== null && date > now);
        const isRenewing = held.paid.some(
          ({ standing, until }) => isRenewed(standing) && until > inDays(-3),
        );
        const usable = hasAccess(subscriptionOf(held, now), now.getTime() / 1000);
        expect(usable).toBe(hasTimeLeft || isRenewing);
      }),
    );
  });

  it('never gets worse by anything more that she is entitled to', () => {
    const worth = (held: Entitlements) => {
      const subscription = subscriptionOf(held, now);
      const seconds = now.getTime() / 1000;
      return Number(hasAccess(subscription, seconds)) + Number(hasPremium(subscription, seconds));
    };
    assert(
      property(entitlements, entitlements, (held, more) => {
        const both = { ...held, paid: [...held.paid, ...more.paid] };
        expect(worth(both)).toBeGreaterThanOrEqual(worth(held));
      }),
    );
  });
});
