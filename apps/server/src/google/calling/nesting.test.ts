import { expect, it } from 'vitest';
import { isDeeperThan } from './nesting.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)]);

it('depth is counted in lists and objects alike, to the level', () => {
  expect([isDeeperThan(nested(7), 7), isDeeperThan(nested(8), 7)]).toEqual([false, true]);
  expect([isDeeperThan({ a: { b: [] } }, 2), isDeeperThan({ a: { b: [1] } }, 2)]).toEqual([
    false,
    true,
  ]);
});

it('what is nested without end is looked at no further than it may be', () => {
  // Far deeper than a function can call itself.
  const bottomless: unknown = JSON.parse('{"a":['.repeat(300_000) + ']}'.repeat(300_000));
  expect(isDeeperThan(bottomless, 500)).toBe(true);
});
