import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const words = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E\uFEFF\u2028',
  '\r\nSet-Cookie: a=b',
  "' or 1=1; drop table accounts; --",
  '"; select pg_sleep(10); --',
  '${jndi:ldap://127.0.0.1/a}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-0',
  '9223372036854775808',
  '0x10',
  '(a+)+$',
  'a'.repeat(129),
  'a'.repeat(60_000),
  '́'.repeat(2_000),
  '👩‍👩‍👧‍👦'.repeat(100),
  // Surrogate pairs: a cut at an odd UTF-16 offset leaves half a letter.
  `a${'🦆'.repeat(1_000)}`,
  '🦆'.repeat(25_000),
] as const;

const numbers = [
  -1,
  0.5,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
] as const;

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

/** Too deep for recursion, so inserted as text: JSON.stringify couldn't write it. */
export const BOTTOMLESS = { open: '['.repeat(5_000), close: ']'.repeat(5_000) };

/** Placeholder, replaced with BOTTOMLESS when the body is written. */
export const BOTTOMLESS_MARK = 'here-it-is-bottomless';
const bottomless = BOTTOMLESS_MARK;

const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers, null, true, [], {}, nested(500), bottomless),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"administrator":true}}'),
    { constructor: { prototype: { administrator: true } } },
    { length: 1e9 },
    { toString: 'x', valueOf: 'y' },
  ),
  fc.array(fc.constant('x'), { minLength: 401, maxLength: 450, size: 'max' }),
  fc.jsonValue(),
);

/** The path of keys to every part of a value. */
function placesIn(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...before]];
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...before, key]));
  return [[...before], ...inside];
}

function put(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((part, index) =>
      String(index) === key ? put(part, rest, replacement) : part,
    );
  const record = value as Record<string, unknown>;
  return { ...record, [key]: put(record[key], rest, replacement) };
}

/** Replaces one part with something hostile, or adds an unknown key. */
export const spoilt = (value: unknown): Arbitrary<unknown> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...placesIn(value)), hostileValue)
      .map(([place, replacement]) => put(value, place, replacement)),
    fc
      .tuple(hostileText, hostileValue)
      .map(([key, extra]) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? { ...value, [key]: extra }
          : extra,
      ),
  );

/** Appends a lone surrogate to every string, but not to keys. */
export function halved(value: unknown): unknown {
  if (typeof value === 'string') return `${value}\uD83E`;
  if (Array.isArray(value)) return value.map(halved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, halved(part)]));
}
