import type { Subscription } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { sampleProfile } from '../../testing/samples.ts';
import { profileLinks } from './profile-links.ts';

const NOW = 1_000_000;

const labels = (status: Subscription['status'], expires: number | null, administrator = false) =>
  profileLinks(
    sampleProfile({ subscription: { status, type: 'single', expires }, administrator }),
    NOW,
  ).map(({ label }) => label);

test('the menu of a teacher on trial has no rubrics and nothing for administrators', () => {
  const shown = labels('trial', NOW + 1);
  expect(shown).toEqual(expect.arrayContaining(['My Categories', 'Account', 'Settings', 'Logout']));
  for (const hidden of ['My Rubrics', 'Completions', 'Messages'])
    expect(shown).not.toContain(hidden);
});

test.each([
  ['active', NOW + 1, true],
  ['active', null, true],
  ['canceled', NOW - 1, true],
  ['canceled', NOW + 1, true],
  ['trial', NOW - 1, true],
] as const)(
  'a subscription that is %s and ends at %s may have left rubrics, and shows them: %s',
  (status, expires, shown) => {
    expect(labels(status, expires).includes('My Rubrics')).toBe(shown);
  },
);

test('administrators have the completions', () => {
  expect(labels('trial', NOW + 1, true)).toContain('Completions');
});
