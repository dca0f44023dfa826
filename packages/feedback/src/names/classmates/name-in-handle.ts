import { isKnownWord } from '../words/known-words.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import type { Roster } from '../class-list/roster.ts';
import type { Run } from '../letters/runs.ts';

const PARTS_OF_A_NAME = 4;

const letterOfDigit: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

/** The half of what is written twice over, as in Hanhan. */
function halfOf(letters: string): string | undefined {
  const half = letters.slice(0, letters.length / 2);
  return half.length > 1 && half + half === letters ? half : undefined;
}

/** A name within a handle: Hana2015, lily_chen09, HanaWhitcombe, H4na. */
export function nameInHandle(
  { text, letters, parts, gap }: Run,
  roster: Roster,
): string | undefined {
  const { words, phrases, handles } = roster;
  const whole = phrases.get(letters) ?? (isKnownWord(letters) ? undefined : handles.get(letters));
  if (whole !== undefined) return whole;
  const half = halfOf(letters);
  const isTwice = parts.length === 2 && parts.every((part) => part === half);
  if (half !== undefined && (isTwice || !isKnownWord(letters)) && words.has(half))
    return words.get(half);
  if (/\d/u.test(text)) {
    const spelt = text.replace(/[013457]/gu, (digit) => letterOfDigit[digit] ?? digit);
    const key = words.get(plainLetters(spelt)) ?? words.get(letters);
    if (key !== undefined) return key;
  }
  if (parts.length < 2) return undefined;
  for (let from = 0; from < parts.length; from++) {
    let joined = '';
    for (let to = from; to < Math.min(parts.length, from + PARTS_OF_A_NAME); to++) {
      joined += parts[to] ?? '';
      const key = words.get(joined) ?? phrases.get(joined) ?? words.get(joined.replace(/s$/u, ''));
      if (key !== undefined && (joined.length > 2 || gap.endsWith('#'))) return key;
    }
  }
  return undefined;
}
