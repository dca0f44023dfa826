import { calledByTwoLetters } from './called-by-two-letters.ts';
import { contraction } from '../letters/contraction.ts';
import { cutShortAfterTe } from '../misspelt/cut-short-after-te.ts';
import { heardInTwo, heardSlowly } from '../misspelt/heard-in-pieces.ts';
import { holdsTogether, joint } from '../letters/holds-together.ts';
import { withMaskedLetter } from './masked-letter.ts';
import { nameInRun } from './name-in-run.ts';
import { isOwnCapital, isOwnInitial } from '../class-list/own-initials.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, type Run } from '../letters/runs.ts';
import { isKnownWord } from '../words/known-words.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import { nearlyWholes } from '../misspelt/nearly-whole.ts';
import { addToldNames } from './told-names.ts';
import type { ToldSoFar } from '../surroundings/told-so-far.ts';
import { withFoundAgain } from './found-again.ts';
import { withInitials } from './with-initials.ts';
import { turnedRound } from './turned-round.ts';
import { withTypedBeside } from '../misspelt/typed-beside.ts';
import { functionWords } from '../words/word-classes.ts';

const MOST_PIECES = 6;
const LETTERS_OF_A_PIECED_NAME = 5;
const MOST_LETTERS = 30;

/** A few marks or lines: a longer rule parts letters that are none of a word. */
const apart = /^(?=.)(?:\s{0,3}[^\p{L}\p{N}\s]){0,4}\s{0,3}$/su;
const tight = /^['’‘`´′-]$/u;

export function findNames(runs: readonly Run[], roster: Roster, told: ToldSoFar): NamedRuns[] {
  const found: NamedRuns[] = [];
  addToldNames(told.words, runs, roster);
  const nearly = nearlyWholes(runs, roster);
  const turned = turnedRound(runs, roster);
  let wholeUpTo = -1;
  for (let at = 0; at < runs.length; at++) {
    wholeUpTo = Math.max(wholeUpTo, endOfWhole(runs, at, roster));
    const named =
      inPieces(runs, at, roster) ??
      withMaskedLetter(runs, at, roster) ??
      cutShortAfterTe(runs, at, roster) ??
      inLetters(runs, at, roster) ??
      nearly.misspelt.get(at) ??
      turned.get(at) ??
      calledByTwoLetters(runs, at, roster) ??
      heardInTwo(runs, at, roster) ??
      heardSlowly(runs, at, roster) ??
      (isUnlikeNames(runs[at], roster)
        ? null
        : nameInRun(runs, at, roster, {
            isSure: at <= wholeUpTo || nearly.sure.has(at) || isBeforeOwnInitial(runs, at, roster),
            told: told.words,
          }));
    if (named === null) continue;
    found.push(named);
    at = named.to;
  }
  const typed = withTypedBeside(found, runs);
  return withInitials(withFoundAgain(typed, runs, told.spellings), runs, roster);
}

/** Digits and handles hold more than their letters tell. */
const isUnlikeNames = (run: Run | undefined, roster: Roster): boolean =>
  run !== undefined &&
  run.parts.length === 1 &&
  run.text.length === run.letters.length &&
  roster.isUnlikeNames(run.letters);

/** Grace k. */
const isBeforeOwnInitial = (runs: readonly Run[], at: number, { ownInitials }: Roster) =>
  runs[at + 1]?.text.length === 1 &&
  [isOwnInitial, isOwnCapital].some((is) => is(runs, at + 1, runs[at]?.letters ?? '', ownInitials));

/**
 * The last run of a whole name (Hope Will) that begins here, -1 for none. Each word in it is meant
 * as a name.
 */
function endOfWhole(runs: readonly Run[], from: number, { wholes, openings }: Roster): number {
  let end = -1;
  let letters = '';
  for (let i = from; i < from + MOST_PIECES; i++) {
    const run = runs[i];
    if (run === undefined || (i > from && !holdsTogether(run.gap))) break;
    letters += run.letters;
    if (!openings.has(letters)) break;
    if (i > from && wholes.has(letters)) end = i;
  }
  // Short words that any sentence has in a row (so he) need their capitals.
  const words = runs.slice(from, end + 1);
  const isSure = words.some(({ letters: word }) => word.length > 2 || !isKnownWord(word));
  return isSure || words.every((_, i) => hasCapital(runs, from + i)) ? end : -1;
}

/** A name in several pieces (Te Aroha-Mārie), or broken into some (Whit-combe, Ha na). */
function inPieces(runs: readonly Run[], from: number, roster: Roster): NamedRuns | null {
  let letters = runs[from]?.letters ?? '';
  let best: NamedRuns | null = null;
  let isSpaced = false;
  for (let to = from + 1; to < from + MOST_PIECES && mayGoOn(runs[to], letters, roster); to++) {
    const run = runs[to];
    if (run === undefined || !holdsTogether(run.gap)) break;
    isSpaced ||= !joint.test(run.gap);
    letters += run.letters;
    const nameOf = (name: string) =>
      roster.phrases.get(name) ?? brokenName(runs, { from, to }, name, isSpaced, roster);
    const key = nameOf(letters);
    const possessive = /s$/iu.test(run.text) ? nameOf(letters.slice(0, -1)) : undefined;
    if (key !== undefined) best = { from, to, key, less: 0 };
    else if (possessive !== undefined)
      best = isApartS(run)
        ? { from, to: to - 1, key: possessive, less: 0 }
        : { from, to, key: possessive, less: 1 };
  }
  return best;
}

/** The s of ‘Te Ao's’, whose apostrophe is no part of the name. */
const isApartS = ({ letters, gap }: Run) => letters === 's' && tight.test(gap);

/** A misspelt name continues only across hyphens and apostrophes. */
function mayGoOn(next: Run | undefined, letters: string, { openings }: Roster): boolean {
  return openings.has(letters) || (next !== undefined && tight.test(next.gap));
}

function brokenName(
  runs: readonly Run[],
  { from, to }: { from: number; to: number },
  name: string,
  isSpaced: boolean,
  { words, handles, near }: Roster,
): string | undefined {
  const first = runs[from]?.letters ?? '';
  const ending = !isSpaced && contraction.test(runs[to]?.letters ?? '');
  if (ending && (isKnownWord(first) || words.has(first))) return undefined;
  // ‘Liv is’ is no Livi's.
  if (isSpaced && words.has(first) && functionWords.has(runs[to]?.letters ?? '')) return undefined;
  const isTight = runs.slice(from + 1, to + 1).every(({ gap }) => tight.test(gap));
  const joined = () =>
    handles.get(name) ?? (ending || !isTight ? undefined : nearlyJoined(name, near));
  const key = words.get(name) ?? (isSpaced ? undefined : joined());
  if (key === undefined || !isSpaced) return key;
  const isCut = isCutAtLineEnd(runs, from, to);
  return isCut || runs.slice(from, to + 1).some(isNoWord) ? key : undefined;
}

/** A single letter is none after a line's end: Mist\ny. */
const isNoWord = ({ letters, gap }: Run): boolean =>
  !isKnownWord(letters) || (gap.includes('\n') && /^[^aiou]$/u.test(letters));

/** Lay\nla: hardly a line begins with such a word. */
function isCutAtLineEnd(runs: readonly Run[], from: number, to: number): boolean {
  const { text = '', letters = '', gap = '' } = runs[to] ?? {};
  const isEnd = gap === '\n' && /^\p{Ll}{2}$/u.test(text) && !functionWords.has(letters);
  return isEnd && to === from + 1 && hasCapital(runs, from);
}

/** A misspelt name of several pieces: Fa'allogo, Ha-enun. */
function nearlyJoined(name: string, near: Roster['near']): string | undefined {
  if (name.length < LETTERS_OF_A_PIECED_NAME) return undefined;
  const key = near.nearJoined(name);
  return key === undefined || isKnownWord(name) ? undefined : key;
}

/** A name with its letters spaced out: H a n a. */
function inLetters(
  runs: readonly Run[],
  from: number,
  { words, handles, openings }: Roster,
): NamedRuns | null {
  let letters = '';
  let best: NamedRuns | null = null;
  for (let to = from; to < from + MOST_LETTERS; to++) {
    const run = runs[to];
    if (run?.letters.length !== 1 || (to > from && !apart.test(run.gap))) break;
    letters += run.letters;
    if (!openings.has(letters)) break;
    if (letters.length < 3) continue;
    const key = words.get(letters) ?? handles.get(letters);
    if (key !== undefined) best = { from, to, key, less: 0 };
  }
  return best;
}
