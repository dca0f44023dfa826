import { namesAfterBackslash } from './classmates/after-backslash.ts';
import { findInitials } from './classmates/called-by-initials.ts';
import { nameDownTheLines } from './classmates/down-the-lines.ts';
import { blanked, findDetails, type Detail } from './details/find-details.ts';
import { findNames } from './classmates/find-names.ts';
import { isKnownWord } from './words/known-words.ts';
import type { NamedRuns, Stretch } from './letters/named-runs.ts';
import { addressOf, type PersonName } from './class-list/person-name.ts';
import { plainLetters } from './letters/plain-letters.ts';
import { namesInKana } from './scripts/kana.ts';
import { namesInScripts } from './scripts/names-in-scripts.ts';
import { revealNames } from './stand-ins/reveal-names.ts';
import { rosterOf, type Roster } from './class-list/roster.ts';
import { isUnspaced, runsOf, type Run } from './letters/runs.ts';
import { inSetPhrases } from './word-or-name/set-phrases.ts';
import { StandIns, type HiddenName } from './stand-ins/stand-ins.ts';
import { findStrangers } from './strangers/strangers.ts';
import { withToldInitials } from './strangers/told-initials.ts';
import { nothingTold, type ToldSoFar } from './surroundings/told-so-far.ts';
import { inUsualCase } from './letters/usual-case.ts';

export interface Concealed {
  text: string;
  /** Stand-in for the student's given name, to address the feedback to. */
  student: string;
  /** Conceals the same names in another text: feedback to simplify, descriptors, a rubric. */
  conceal(other: string): string;
  /** The name that a text tells by how its lines begin, which can't be concealed; or null. */
  toldByLines(other: string): string | null;
  /** Restores the real names, in the case of their stand-ins. */
  reveal(answer: string): string;
  /** All stand-ins so far: none may be left after `reveal`. */
  readonly standIns: readonly string[];
  /** The same with the names, for `revealNames` in another thread. */
  readonly hidden: readonly HiddenName[];
}

/**
 * Replaces names and contact details (see `contactDetails`) by stand-ins that are neither in the
 * text nor in `alsoSent`. Finds names of the class in any case, as short forms, handles and
 * possessives and in most misspellings; other people's as far as they can be recognised. `reveal`
 * restores the text letter for letter. Stand-ins don't depend on the names, unless one is itself a
 * name in the class. Takes linear time.
 */
export function concealNames(input: {
  text: string;
  student: PersonName;
  classmates: readonly PersonName[];
  /** Other text for the writer: criteria, a rubric. */
  alsoSent?: readonly string[];
  /** What the text is about, if that isn't sent: whoever is told of there is concealed, too. */
  about?: string;
}): Concealed {
  const { text, student, classmates, alsoSent = [], about = '' } = input;
  const isInClass = classmates.some(
    ({ fullName, givenName }) => fullName === student.fullName && givenName === student.givenName,
  );
  const roster = rosterOf(isInClass ? classmates : [...classmates, student]);
  const known = new Map([text, ...alsoSent].map((one) => [one, findDetails(one)] as const));
  const sent = Array.from(known, ([one, details]) => blanked(one, details));
  const standIns = new StandIns(sent, roster.taken, roster.letters);
  const address = inUsualCase(addressOf(student), roster.letters);
  const told = nothingTold();
  const conceal = (other: string) =>
    concealedBy({ standIns, roster, told }, other, known.get(other) ?? findDetails(other));
  const called = standIns.forName(plainLetters(address), address);
  conceal(about);
  return {
    student: called,
    text: conceal(text),
    conceal,
    toldByLines: (other) => nameDownTheLines(other, roster),
    reveal: (answer) => revealNames(standIns.hidden())(answer),
    get standIns() {
      return standIns.hidden().map(({ standIn }) => standIn);
    },
    get hidden() {
      return standIns.hidden();
    },
  };
}

interface People {
  standIns: StandIns;
  roster: Roster;
  told: ToldSoFar;
}

function concealedBy(people: People, text: string, details: readonly Detail[]): string {
  const { standIns, roster } = people;
  const rest = standIns.withoutDetails(blanked(text, details));
  const runs = runsOf(rest);
  const named = inOnePiece([
    ...namedIn(runs, people).map((one) => stretchOf(runs, one)),
    ...namesAfterBackslash(rest, roster),
    ...namesInKana(rest, roster),
    ...namesInScripts(rest, roster),
  ]);
  let concealed = '';
  let after = 0;
  for (const one of [...details, ...named].toSorted((a, b) => a.start - b.start)) {
    const found = text.slice(one.start, one.end);
    const standIn =
      'kind' in one ? standIns.forDetail(one.kind, found) : standIns.forName(one.key, found);
    concealed += text.slice(after, one.start) + standIn;
    after = one.end;
  }
  return concealed + text.slice(after);
}

function namedIn(runs: readonly Run[], { standIns, roster, told }: People): readonly NamedRuns[] {
  const isOurs = (letters: string) => standIns.isStandIn(letters);
  const initials = findInitials(runs, roster, told);
  const named = runsIn(initials);
  const kept = inSetPhrases(runs, roster);
  const isKept = ({ from, to }: NamedRuns) => range(from, to).every((at) => kept.has(at));
  const names = findNames(runs, roster, told).filter(
    ({ from, to }) =>
      !range(from, to).some((at) => named.has(at)) &&
      (from < to || !isOurs(runs[from]?.letters ?? '')),
  );
  const taken = runsIn([...initials, ...names]);
  const all = [...initials, ...names, ...findStrangers(runs, taken, isOurs, told)];
  return withToldInitials(kept.size === 0 ? all : all.filter((one) => !isKept(one)), runs);
}

const runsIn = (names: readonly NamedRuns[]): ReadonlySet<number> =>
  new Set(names.flatMap(({ from, to }) => range(from, to)));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Sorted, and merged where they touch: adjacent stand-ins couldn't be told apart. */
function inOnePiece(stretches: readonly Stretch[]): Stretch[] {
  const pieces: Stretch[] = [];
  for (const one of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = pieces.at(-1);
    if (last === undefined || one.start > last.end) pieces.push({ ...one });
    else last.end = Math.max(last.end, one.end);
  }
  return pieces;
}

/** Up to this many joined words on either side are concealed with a name. */
const MOST_STUCK = 2;

/** The range of a name and whatever is joined to it: Hana-banana. */
function stretchOf(runs: readonly Run[], { key, from, to, less }: NamedRuns): Stretch {
  let [first, last] = [from, to];
  while (from - first < MOST_STUCK && sticks(runs[first], runs[first - 1])) first -= 1;
  if (less === 0)
    while (last - to < MOST_STUCK && sticks(runs[last + 1], runs[last + 1])) last += 1;
  return { key, start: runs[first]?.start ?? 0, end: (runs[last]?.end ?? 0) - less };
}

/** Whether a run is joined to the one before, and `neighbour` is no word by itself. */
function sticks(run: Run | undefined, neighbour: Run | undefined): boolean {
  if (run === undefined || neighbour === undefined || isUnspaced(neighbour.text)) return false;
  return run.gap === '' || (run.gap === '-' && !isKnownWord(neighbour.letters));
}
