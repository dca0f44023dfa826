import { levelsOf } from './nesting.ts';

/** No shape of the contract nests as deep as this. */
const LEVELS_MAX = 32;

const isStorableText = (value: unknown) =>
  typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());

/**
 * Whether PostgreSQL can hold all text in a value: it takes neither NUL nor half a surrogate pair,
 * in its text or in its JSON. What is nested deeper than anything of ours isn't looked through.
 * @param value what JSON, a form or an address can hold
 */
export function isStorable(value: unknown): boolean {
  let depth = 0;
  for (const level of levelsOf(value)) {
    if (depth > LEVELS_MAX || !level.every(isStorableText)) return false;
    depth += 1;
  }
  return true;
}

/** What stands for a character that PostgreSQL can't keep. */
const REPLACEMENT = '\u{FFFD}';

/**
 * A text as PostgreSQL can keep it, in its text and in its JSON: NUL and half a surrogate pair become
 * U+FFFD. The API refuses them in requests, so what still holds one was made here, by cutting a text
 * in the middle of an emoji, say; a teacher's work is not refused for that.
 */
export const storableText = (text: string): string =>
  text.toWellFormed().replaceAll('\0', REPLACEMENT);

/** Parameters of a statement, as PostgreSQL can keep them. */
export const storableParams = (params: readonly unknown[]): unknown[] =>
  params.map((value) => (typeof value === 'string' ? storableText(value) : value));

const storableKeys = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), part]));

/** An escape that JSON has for NUL, or for half a surrogate pair: it writes whole pairs as they are. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/;

/** JSON that jsonb takes. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // A text may hold the letters of such an escape; they are escaped once more, and stay as they are.
  if (!UNSTORABLE_ESCAPE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return storableText(part);
    const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isRecord ? storableKeys(part) : part;
  });
}
