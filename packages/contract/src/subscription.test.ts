import { expect, test } from 'vitest';
import { hasAccess, hasPremium } from './subscription.ts';

const NOW = 1_000;
const of = (status: 'trial' | 'active' | 'canceled', expires: number | null) =>
  ({ status, type: 'single', expires }) as const;

test.each([
  ['active', null, true, true],
  ['active', NOW - 1, true, true],
  ['trial', NOW + 1, true, false],
  ['trial', NOW, false, false],
  ['trial', null, false, false],
  ['canceled', NOW + 1, true, true],
  ['canceled', NOW, false, false],
  ['canceled', null, false, false],
] as const)('%s until %s: access %s, premium %s', (status, expires, access, premium) => {
  expect(hasAccess(of(status, expires), NOW)).toBe(access);
  expect(hasPremium(of(status, expires), NOW)).toBe(premium);
});
