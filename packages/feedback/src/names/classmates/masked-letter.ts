import { isKnownWord } from '../words/known-words.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import type { Roster } from '../class-list/roster.ts';
import type { Run } from '../letters/runs.ts';

const masking = /^(?:[*!|@#£^?\ufffd]|\p{Extended_Pictographic})\ufe0f?$/u;
const likeFirst: Readonly<Record<string, string>> = {
  '|': 'il',
  '!': 'il',
  $: 's',
  '@': 'a',
  '€': 'e',
  '£': 'l',
  '\ufffd': 'aeiou',
};
const first = /(?:^|[\s("“‘])([|!$@€£\ufffd])$/u;
const anyLetter = 'abcdefghijklmnopqrstuvwxyz';
/** A shorter name is in many a word. */
const LETTERS = 3;

const isLongWord = (letters: string) => letters.length > 1 && isKnownWord(letters);

/** A name with a sign or a picture for one of its letters: B*lla, l!ly, T😀m, |ily, T?ne. */
export function withMaskedLetter(
  runs: readonly Run[],
  at: number,
  roster: Roster,
): NamedRuns | null {
  const run = runs[at];
  const next = runs[at + 1];
  if (run === undefined || (run.gap === ' ' && (next === undefined || next.gap === ' ')))
    return null;
  const key = next && maskedKey(run.letters, next, roster);
  if (key !== undefined) return { from: at, to: at + 1, key, less: 0 };
  const [, sign = ''] = first.exec(run.gap) ?? [];
  const begun = keyIn(likeFirst[sign] ?? '', '', run.letters, roster);
  return begun === undefined ? null : { from: at, to: at, key: begun, less: 0 };
}

function maskedKey(letters: string, { gap, letters: rest }: Run, roster: Roster) {
  // ‘will|am’ are two words.
  const isMasked = masking.test(gap) && !(isLongWord(letters) && isLongWord(rest));
  return isMasked ? keyIn(anyLetter, letters, rest, roster) : undefined;
}

function keyIn(between: string, before: string, after: string, { words }: Roster) {
  if (before.length + after.length + 1 < LETTERS) return undefined;
  for (const letter of between) {
    const key = words.get(before + letter + after);
    if (key !== undefined) return key;
  }
  return undefined;
}
