import { type Subscription, DAY_SECONDS } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { sampleProfile } from '../../testing/samples.ts';
import { accountFacts, dateLabel } from './account-facts.ts';

const NOW = 1_772_000_000;

test.each([
  ['active', 'single', NOW + DAY_SECONDS, 'Next billing date'],
  ['active', 'team', NOW + DAY_SECONDS, null],
  ['canceled', 'single', NOW + DAY_SECONDS, 'Current subscription ends'],
  ['canceled', 'single', NOW - DAY_SECONDS, 'Subscription ended'],
  ['active', 'single', NOW - DAY_SECONDS, null],
  ['trial', 'single', NOW + DAY_SECONDS, 'Expires'],
  ['trial', 'single', NOW - DAY_SECONDS, 'Expired'],
  ['trial', 'single', null, 'Expired'],
] satisfies [Subscription['status'], Subscription['type'], number | null, string | null][])(
  'the date of a subscription that is %s (%s, until %s) is labelled %s',
  (status, type, expires, label) => {
    expect(dateLabel({ status, type, expires }, NOW)).toBe(label);
  },
);

test('a school that Google does not name is left out', () => {
  const labels = (kura: string) =>
    accountFacts(sampleProfile({ kura }), NOW).map(([label]) => label);
  expect(labels('Kōwhai School')).toContain('School');
  expect(labels('Unknown School')).not.toContain('School');
});

test('a trial that has run out is said to be expired', () => {
  const subscription = { status: 'trial', type: 'single', expires: NOW - 1 } as const;
  const facts = Object.fromEntries(accountFacts(sampleProfile({ subscription }), NOW));
  expect(facts).toMatchObject({ Subscription: 'Single Teacher', Status: 'Trial, expired' });
});

test('a payment that failed is said, and no date is promised for the next', () => {
  const subscription = {
    status: 'active',
    type: 'single',
    expires: NOW + DAY_SECONDS,
    paymentFailed: true,
  } as const;
  expect(dateLabel(subscription, NOW)).toBeNull();
  expect(accountFacts(sampleProfile({ subscription }), NOW)).toContainEqual([
    'Status',
    'Active, payment failed',
  ]);
});

test('a subscription that was ended is cancelled, in New Zealand’s spelling', () => {
  const subscription = { status: 'canceled', type: 'single', expires: NOW + 1 } as const;
  expect(accountFacts(sampleProfile({ subscription }), NOW)).toContainEqual([
    'Status',
    'Cancelled',
  ]);
});
