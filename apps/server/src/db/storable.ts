import { levelsOf } from './nesting.ts';

/** Deeper than any shape of the contract. */
const LEVELS_MAX = 32;

const isStorableText = (value: unknown) =>
  typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());

/**
 * PostgreSQL takes neither NUL nor lone surrogates, in text or in JSON. A value nested too deep
 * counts as not storable.
 * @param value from JSON, a form or a URL
 */
export function isStorable(value: unknown): boolean {
  let depth = 0;
  for (const level of levelsOf(value)) {
    if (depth > LEVELS_MAX || !level.every(isStorableText)) return false;
    depth += 1;
  }
  return true;
}

const REPLACEMENT = '\u{FFFD}';

/**
 * Replaces NUL and lone surrogates with U+FFFD. The API refuses them in requests, so one found here
 * was made by the server, for instance by cutting a text inside an emoji; a teacher's work is not
 * refused for that.
 */
export const storableText = (text: string): string =>
  text.toWellFormed().replaceAll('\0', REPLACEMENT);

export const storableParams = (params: readonly unknown[]): unknown[] =>
  params.map((value) => (typeof value === 'string' ? storableText(value) : value));

const storableKeys = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), part]));

/** JSON's escape of NUL or of a lone surrogate: pairs are written unescaped. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/;

export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // A text may contain the letters of such an escape: replace by value, not in the JSON.
  if (!UNSTORABLE_ESCAPE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return storableText(part);
    const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isRecord ? storableKeys(part) : part;
  });
}
