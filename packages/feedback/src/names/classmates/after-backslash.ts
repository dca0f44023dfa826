import type { Stretch } from '../letters/named-runs.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import type { Roster } from '../class-list/roster.ts';

const afterBackslash = /\\(?<name>[nrt][\p{L}\p{M}]+)/dgiu;

/** C:\Users\tane: what JSON has for a tab or a new line is the first letter of a name here. */
export function namesAfterBackslash(text: string, { words }: Roster): Stretch[] {
  if (!text.includes('\\')) return [];
  return Array.from(text.matchAll(afterBackslash)).flatMap(({ groups, indices }) => {
    const key = words.get(plainLetters(groups?.name ?? ''));
    const at = indices?.groups?.name;
    return key === undefined || at === undefined ? [] : [{ key, start: at[0], end: at[1] }];
  });
}
