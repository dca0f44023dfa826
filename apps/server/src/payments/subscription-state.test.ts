import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { subscriptionStateOf } from './subscription-state.ts';

const START = 1_795_000_000;
const END = START + 30 * 86_400;
const dateOf = (seconds: number) => new Date(seconds * 1000);

const subscription = (changes: Partial<Stripe.Subscription>) =>
  ({
    id: 'sub_1',
    customer: 'cus_1',
    created: START,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    items: { data: [{ current_period_start: START, current_period_end: END }] },
    ...changes,
  }) as Stripe.Subscription;

it.each([
  ['an active one', { status: 'active' }, 'running', END],
  ['one on a trial of Stripe’s own', { status: 'trialing' }, 'running', END],
  ['one whose payment is being tried again', { status: 'past_due' }, 'retrying', END],
  [
    'one that was canceled while its payment is being tried again',
    { status: 'past_due', cancel_at_period_end: true },
    'ending',
    END,
  ],
  [
    'one that ends with its period',
    { status: 'active', cancel_at_period_end: true },
    'ending',
    END,
  ],
  ['one that ends on a day', { status: 'active', cancel_at: END - 5 }, 'ending', END - 5],
  ['one that has ended', { status: 'canceled', ended_at: START + 9 }, 'ended', START + 9],
  ['one that Stripe gave up on', { status: 'unpaid' }, 'ended', START],
  ['one that is paused', { status: 'paused' }, 'ended', START],
] satisfies [string, Partial<Stripe.Subscription>, string, number][])(
  'knows how %s stands',
  (_, changes, standing, until) => {
    expect(subscriptionStateOf(subscription(changes))).toEqual({
      customerId: 'cus_1',
      standing,
      until: dateOf(until),
    });
  },
);

it.each(['incomplete', 'incomplete_expired', 'something new'])(
  'counts nothing that was never paid (%s)',
  (status) => {
    expect(subscriptionStateOf(subscription({ status }))).toBeNull();
  },
);
