import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hasNoOwner } from './has-no-owner.ts';

const coded = (code: unknown) => Object.assign(new Error('it'), { code });

it.each([
  [coded('23503'), true],
  [new DrizzleQueryError('insert', [], coded('23503')), true],
  [coded('23505'), false],
  [coded(23503), false],
  [new DrizzleQueryError('insert', [], coded('57P01')), false],
  [new Error('23503'), false],
  ['23503', false],
])('what a row belongs to is gone, by %o: %s', (error, isGone) => {
  expect(hasNoOwner(error)).toBe(isGone);
});
