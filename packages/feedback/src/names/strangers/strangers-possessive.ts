import { givenNames } from '../words/given-names.ts';
import { isKnownWord } from '../words/known-words.ts';
import { isMisspeltWord } from '../misspelt/misspelt-words.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { belongings, relations } from '../words/word-classes.ts';

/**
 * The name in “sefos dog”, where s is no part of it: a common one, or one that the text tells.
 *
 * @param known names that the text tells
 */
export function stemOfPossessive(
  runs: readonly Run[],
  at: number,
  known: ReadonlySet<string>,
): string | null {
  const { text = '', letters = '' } = runs[at] ?? {};
  const stem = letters.slice(0, -1);
  if (!/s$/iu.test(text) || givenNames.has(letters)) return null;
  if (isKnownWord(letters)) return null;
  if (isKnownWord(stem)) return known.has(stem) && isOwner(runs, at) ? stem : null;
  if (!hasCapital(runs, at) && isMisspeltWord(runs, at, stem)) return null;
  return known.has(stem) || givenNames.has(stem) ? stem : null;
}

/** “Sasss house”. */
const isOwner = (runs: readonly Run[], at: number): boolean =>
  belongings.has(neighbour(runs, at, 1)) || relations.has(neighbour(runs, at, 1));
