import { expect, test } from 'vitest';
import { errors, type DeclaredError } from './errors.ts';

const all: [string, DeclaredError][] = Object.entries(errors);

test.each(all)('%s has a status of an error, and tells a person something', (_, declared) => {
  expect(declared.status).toBeGreaterThanOrEqual(400);
  expect(declared.status).toBeLessThan(600);
  expect(declared.message).toMatch(/^\p{Lu}.{5,}/u);
  expect(declared.message).not.toMatch(/undefined|null|NaN|\[object/u);
});

test('what is worth trying again says when', () => {
  const waits = all.filter(([, { retryAfterSeconds = 0 }]) => retryAfterSeconds > 0);
  expect(waits.map(([, { status }]) => status).every((status) => [429, 503].includes(status))).toBe(
    true,
  );
});
