/** Deeper than any shape of the contract. */
const LEVELS_MAX = 32;

/**
 * Twice what the largest body has. Two megabytes have a million: to look at all of them, and to say
 * of each what is wrong with it, would take seconds and gigabytes.
 */
const PARTS_MAX = 50_000;

const isStorableText = (value: unknown) =>
  typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

const countParts = (whole: object): number =>
  Array.isArray(whole) ? whole.length : Object.keys(whole).length;

/** Names as well as values. */
const partsOf = (whole: object): unknown[] =>
  Array.isArray(whole) ? whole : Object.entries(whole).flat();

/**
 * PostgreSQL takes neither NUL nor lone surrogates, in text or in JSON. A value that is nested too
 * deep or has too many parts counts as not storable. It is read level by level, without recursion: a
 * megabyte of brackets nests deeper than any stack.
 * @param value from JSON, a form or a URL
 */
export function isStorable(value: unknown): boolean {
  let parts = 0;
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS_MAX || !level.every(isStorableText)) return false;
    const wholes = level.filter(isWhole);
    for (const whole of wholes) parts += countParts(whole);
    if (parts > PARTS_MAX) return false;
    level = wholes.flatMap(partsOf);
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
