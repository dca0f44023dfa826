import { isFamiliar } from '../../reading/familiar-words.ts';
import { isKnownWord } from '../words/known-words.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import { consonantsIn, FEWEST_CONSONANTS, heardAs } from '../sounds/rough-sound.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { beforeDeeds, deeds } from '../words/word-classes.ts';

const between = /^(?:\s|[-‐-―])$/u;

/** “Zee How” for Zhi Hao: neither piece is like the name’s by itself. */
export function heardInTwo(
  runs: readonly Run[],
  at: number,
  { heardPairs, words }: Roster,
): NamedRuns | null {
  const [one, other] = [runs[at], runs[at + 1]];
  if (heardPairs.size === 0 || one === undefined || other === undefined) return null;
  if (other.letters.length < 2 || !between.test(other.gap)) return null;
  const first = heardAs(one.letters);
  const seconds = heardPairs.get(first);
  if (seconds === undefined || one.letters.length < 2) return null;
  const second = heardAs(other.letters);
  const key = seconds.get(second);
  if (key === undefined || (words.has(one.letters) && words.has(other.letters))) return null;
  if (isKnownWord(one.letters) && isKnownWord(other.letters)) return null;
  const areLikely = mayBePiece(runs, at) && mayBePiece(runs, at + 1);
  const isSure =
    areLikely || consonantsIn(first + second) > FEWEST_CONSONANTS || isActing(runs, at, at + 1);
  return isSure ? { from: at, to: at + 1, key, less: 0 } : null;
}

const mayBePiece = (runs: readonly Run[], at: number): boolean =>
  hasCapital(runs, at) || !isFamiliar(runs[at]?.letters ?? '');

/** “And gay un thinks”: nothing else could. */
const isActing = (runs: readonly Run[], from: number, to: number): boolean =>
  beforeDeeds.has(neighbour(runs, from, -1)) && deeds.has(neighbour(runs, to, 1));

const FEWEST_LETTERS = 5;
const hyphen = /^[-‐-―]$/u;
const MOST_PIECES = 5;

/** “Nee-am” for Niamh, “Kay-oh-me” for Caoimhe: said slowly, with a capital. */
export function heardSlowly(
  runs: readonly Run[],
  from: number,
  { heard }: Roster,
): NamedRuns | null {
  if (!hyphen.test(runs[from + 1]?.gap ?? '') || !hasCapital(runs, from)) return null;
  let to = from;
  let letters = runs[from]?.letters ?? '';
  while (to - from < MOST_PIECES && hyphen.test(runs[to + 1]?.gap ?? '')) {
    to += 1;
    letters += runs[to]?.letters ?? '';
  }
  if (letters.length < FEWEST_LETTERS || isKnownWord(letters)) return null;
  if (consonantsIn(heardAs(letters)) < FEWEST_CONSONANTS) return null;
  const key = heard.find(letters, true);
  return key === undefined ? null : { from, to, key, less: 0 };
}
