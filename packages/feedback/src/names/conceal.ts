import { contactDetails } from './contact-details.ts';
import { findNames } from './find-names.ts';
import { isKnownWord } from './known-words.ts';
import type { NamedRuns } from './named-runs.ts';
import { addressOf, type PersonName } from './person-name.ts';
import { plainLetters } from './plain-letters.ts';
import { rosterOf, type Roster } from './roster.ts';
import { isUnspaced, runsOf, type Run } from './runs.ts';
import { StandIns } from './stand-ins.ts';
import { findStrangers } from './strangers.ts';

/** A text that names nobody, and the way back. */
export interface Concealed {
  /** The text, safe to send. */
  text: string;
  /** The stand-in for the student's given name, to address the feedback to. */
  student: string;
  /** The same names concealed in another text: feedback to simplify, descriptors, a rubric. */
  conceal(other: string): string;
  /** Stand-ins turned back into the real names, in the case in which they stand. */
  reveal(answer: string): string;
  /** All stand-ins given out so far, to check that none is left after `reveal`. */
  readonly standIns: readonly string[];
}

/**
 * Replaces whatever names somebody of the class (in any case and most misspellings, short forms,
 * handles, with endings such as 's), other people as far as they can be told, e-mail addresses,
 * phone numbers and links by stand-ins that neither the text nor `alsoSent` contains. `reveal` gives
 * back the text letter for letter. Which stand-ins are taken does not depend on the names, unless a
 * stand-in is itself a name in the class. Takes time in proportion to the text.
 */
export function concealNames(input: {
  text: string;
  student: PersonName;
  classmates: readonly PersonName[];
  /** What else goes to the writer: criteria, a rubric. */
  alsoSent?: readonly string[];
}): Concealed {
  const { text, student, classmates, alsoSent = [] } = input;
  const isInClass = classmates.some(
    ({ fullName, givenName }) => fullName === student.fullName && givenName === student.givenName,
  );
  const roster = rosterOf(isInClass ? classmates : [...classmates, student]);
  const standIns = new StandIns([text, ...alsoSent, ...roster.names]);
  const address = addressOf(student);
  const conceal = (other: string) => concealedBy(standIns, roster, other);
  return {
    student: standIns.forName(plainLetters(address), address),
    text: conceal(text),
    conceal,
    reveal: (answer) => standIns.reveal(answer),
    get standIns() {
      return standIns.given();
    },
  };
}

function concealedBy(standIns: StandIns, roster: Roster, original: string): string {
  let text = original;
  for (const { kind, sign, pattern } of contactDetails)
    if (sign.test(text)) text = text.replace(pattern, (found) => standIns.forDetail(kind, found));
  const runs = runsOf(standIns.withoutDetails(text));
  const isOurs = (letters: string) => standIns.isStandIn(letters);
  const names = findNames(runs, roster).filter(
    ({ from, to }) => from < to || !isOurs(runs[from]?.letters ?? ''),
  );
  const taken = new Set(names.flatMap(({ from, to }) => range(from, to)));
  const strangers = findStrangers(runs, taken, isOurs);
  let concealed = '';
  let after = 0;
  for (const named of [...names, ...strangers].toSorted((a, b) => a.from - b.from)) {
    const { start, end } = stretchOf(runs, named);
    if (start < after) continue;
    concealed += text.slice(after, start) + standIns.forName(named.key, text.slice(start, end));
    after = end;
  }
  return concealed + text.slice(after);
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A name with so many words stuck to it on either side is no name any more. */
const MOST_STUCK = 2;

/** Where a name stands, with whatever is one word with it: Hana-banana. */
function stretchOf(runs: readonly Run[], { from, to, less }: NamedRuns) {
  let [first, last] = [from, to];
  while (from - first < MOST_STUCK && sticks(runs[first], runs[first - 1])) first -= 1;
  if (less === 0)
    while (last - to < MOST_STUCK && sticks(runs[last + 1], runs[last + 1])) last += 1;
  return { start: runs[first]?.start ?? 0, end: (runs[last]?.end ?? 0) - less };
}

/** Whether a run is one word with the one before, and the neighbour nothing by itself. */
function sticks(run: Run | undefined, neighbour: Run | undefined): boolean {
  if (run === undefined || neighbour === undefined || isUnspaced(neighbour.text)) return false;
  return run.gap === '' || (run.gap === '-' && !isKnownWord(neighbour.letters));
}
