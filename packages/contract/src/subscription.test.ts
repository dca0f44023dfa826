import { expect, test } from 'vitest';
import type { Settings } from './entities/profile.ts';
import { hasAccess, hasPremium, mayHaveRubrics } from './subscription.ts';

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

const mayHave = (subscription: ReturnType<typeof of>, rubrics: boolean) =>
  mayHaveRubrics({ subscription, settings: { rubrics } as Settings }, NOW);

test('a teacher may have rubrics in any state but a trial that runs, in which she has some still', () => {
  expect(mayHave(of('trial', NOW + 1), false)).toBe(false);
  expect(mayHave(of('trial', NOW + 1), true)).toBe(true);
  for (const [status, expires] of [
    ['active', NOW + 1],
    ['canceled', NOW + 1],
    ['canceled', NOW],
    ['trial', NOW],
  ] as const)
    expect(mayHave(of(status, expires), false)).toBe(true);
});
