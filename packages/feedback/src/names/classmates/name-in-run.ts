import { isBesideName } from '../word-or-name/beside-name.ts';
import { isEnglish, isKnownWord } from '../words/known-words.ts';
import { familyOf } from '../word-or-name/families.ts';
import { heardAsWord } from '../misspelt/heard-as-word.ts';
import { heardInGlued, nameInGlued } from './name-in-glued.ts';
import { nameInHandle } from './name-in-handle.ts';
import { isMeantAsPossessive } from '../word-or-name/meant-as-possessive.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import { calledIn, nearNameInRun } from '../misspelt/near-name-in-run.ts';
import { withShortVowels } from '../letters/plain-letters.ts';
import type { Roster } from '../class-list/roster.ts';
import type { Run } from '../letters/runs.ts';
import { isSomebodyAgain, isToldAsSomebody } from '../surroundings/told-as-somebody.ts';
import { isInRow } from '../word-or-name/in-row.ts';
import { isMeantAgain, isMeantAsName } from '../word-or-name/word-or-name.ts';

const endsInS = /[sS]$/u;

/**
 * The name that a run is or holds.
 *
 * @param isSure whether the run is part of a whole name
 * @param told words that are names elsewhere in the text
 */
export function nameInRun(
  runs: readonly Run[],
  at: number,
  roster: Roster,
  { isSure, told }: { isSure: boolean; told: ReadonlySet<string> },
): NamedRuns | null {
  const run = runs[at];
  if (run === undefined) return null;
  const as = (key: string | undefined, less = 0): NamedRuns | null =>
    key === undefined ? null : { from: at, to: at, key, less };
  const exact = roster.words.get(run.letters) ?? drawnLong(run.letters, roster);
  if (exact !== undefined && run.parts.length < 3) {
    const isRarely = roster.rarelyNames.has(run.letters);
    const isAgain = told.has(run.letters) && (isRarely ? isSomebodyAgain : isMeantAgain)(runs, at);
    const isMeant = isRarely
      ? isToldAsSomebody(runs, at) || isBesideName(runs, at, roster)
      : isMeantAsName(runs, at);
    if (isSure || isAgain || isMeant || isInRow(runs, at, roster.words)) return as(exact);
    // Wills is short for William, and may be Will's.
    return isRarely ? as(possessiveOf(runs, at, roster), 1) : as(familyOf(runs, at, roster));
  }
  return (
    as(possessiveOf(runs, at, roster), 1) ??
    as(familyOf(runs, at, roster)) ??
    as(nameInHandle(run, roster)) ??
    as(nearNameInRun(runs, at, roster)) ??
    as(heardAsWord(runs, at, roster)) ??
    as(nameInGlued(run.letters, roster)) ??
    as(heardInGlued(run.letters, roster)) ??
    (told.has(run.letters) && isSomebodyAgain(runs, at) ? as(calledIn(runs, at, roster)) : null)
  );
}

/** Maarama for Marama, nikauu for Nikau: no other kupu, only a longer vowel. */
function drawnLong(letters: string, { words }: Roster): string | undefined {
  const short = withShortVowels(letters);
  return short === letters || isEnglish(letters) ? undefined : words.get(short);
}

/** Daisies mum. */
const ownerIn = (letters: string, words: Roster['words']): string | undefined =>
  letters.endsWith('ies') && isKnownWord(letters)
    ? words.get(`${letters.slice(0, -3)}y`)
    : undefined;

function possessiveOf(runs: readonly Run[], at: number, { words }: Roster): string | undefined {
  const { text = '', letters = '' } = runs[at] ?? {};
  if (!endsInS.test(text) || letters.length < 3) return undefined;
  const key = words.get(letters.slice(0, -1)) ?? ownerIn(letters, words);
  return key !== undefined && isMeantAsPossessive(runs, at) ? key : undefined;
}
