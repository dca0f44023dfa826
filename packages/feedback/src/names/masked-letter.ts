import type { NamedRuns } from './named-runs.ts';
import type { Roster } from './roster.ts';
import type { Run } from './runs.ts';

const masking = /^(?:[*!|@#£^]|\p{Extended_Pictographic})\ufe0f?$/u;
const likeFirst: Readonly<Record<string, string>> = {
  '|': 'il',
  '!': 'il',
  $: 's',
  '@': 'a',
  '€': 'e',
  '£': 'l',
};
const first = /(?:^|[\s("“‘])([|!$@€£])$/u;
const anyLetter = Array.from('abcdefghijklmnopqrstuvwxyz');
/** A shorter name is in many a word. */
const LETTERS = 3;

/** A name with a sign or a picture for one of its letters: B*lla, l!ly, T😀m, |ily. */
export function withMaskedLetter(
  runs: readonly Run[],
  at: number,
  { words }: Roster,
): NamedRuns | null {
  const { letters = '', gap = '' } = runs[at] ?? {};
  const next = runs[at + 1];
  const found = (to: number, between: Iterable<string>, before: string, after: string) => {
    if (before.length + after.length + 1 < LETTERS) return null;
    for (const letter of between) {
      const key = words.get(before + letter + after);
      if (key !== undefined) return { from: at, to, key, less: 0 };
    }
    return null;
  };
  const within =
    next !== undefined && next.gap !== ' ' && masking.test(next.gap)
      ? found(at + 1, anyLetter, letters, next.letters)
      : null;
  if (within !== null || gap === ' ') return within;
  const [, sign] = first.exec(gap) ?? [];
  return sign === undefined ? null : found(at, likeFirst[sign] ?? '', '', letters);
}
