import { cutText } from '@second-draft/contract';
import { isChallenge } from '../../rules/challenge/challenges.ts';
import type { Taken } from '../../rules/rule.ts';
import type { Run } from '../words/alignment.ts';
import { textAt } from '../words/text-at.ts';
import { isNew, type WordChange } from '../words/word-change.ts';
import { isAboutLines } from '../steps/about-lines.ts';
import { isAboutMarks, mayBeMended } from '../steps/about-marks.ts';
import { isAboutPlace } from '../steps/about-place.ts';
import { ruleOf } from '../../rules/all-rules.ts';
import { isRule } from '../../rules/is-rule.ts';
import { saidAnew, saysAnything } from '../../text/meaning/said-anew.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { countWords } from '../../text/words.ts';
import { isSaying, type DraftsToRead } from '../by-rule/looked.ts';
import {
  changesIn,
  placeOf,
  wholeSentences,
  withNeighbours,
  type Place,
} from '../places/places.ts';
import type { EarlierStep } from '../steps/steps-of.ts';
import { saidElsewhere } from './said-elsewhere.ts';
import { counts } from '../places/what-counts.ts';

/** Matching stretches of both drafts, in whole sentences; one of them may be empty. */
export interface Passage {
  before: string;
  after: string;
}

/** Enough to judge a step by (passages; UTF-16 units of each). */
const MOST_PASSAGES = 6;
const LONGEST = 1_500;

/** The longest drafts that are shown as they are (UTF-16 units of each). */
const LONGEST_DRAFT = 6_000;

const canBeShown = ({ before, after }: Passage) =>
  Math.max(before.length, after.length) <= LONGEST_DRAFT;

/**
 * What a reader is shown to judge a step by: both drafts, since half of what a step asks for may
 * have been there before, or come elsewhere. Of very long ones, the passages that changed.
 */
export const shownOf = ({ before, after }: Passage, passages: Passage[]): Passage[] =>
  canBeShown({ before, after }) ? [{ before, after }] : passages;

/**
 * The parts of two drafts that may show whether a step was taken: the sentences around its
 * quotations; for a step about the whole text, or one whose words are gone, everything that changed;
 * for a step about order or lines, the drafts themselves. Empty if nothing relevant changed: words
 * that went or moved beside a sentence are no try at it.
 * @param isTakenAnywhere its quotations only say which part of the text it is about
 */
export function passagesFor(
  drafts: DraftsToRead,
  step: EarlierStep,
  isTakenAnywhere = false,
): Passage[] {
  const places = placesOf(drafts, step.quotations);
  const telling = drafts.compared.changes.filter(canAnswer(drafts, step, places));
  if (isAboutPlace(step.comment) || isAboutLines(step.comment)) return wholeOf(drafts, telling);
  const { isThere, around, elsewhere } = runsOf(drafts, places, telling);
  const isUntouched = isThere && around.length === 0 && !isTakenAnywhere;
  if (isUntouched && !saidElsewhere(drafts, step)) return [];
  return passagesAt(drafts, [...around, ...elsewhere], telling);
}

/** Which changes a reader should see: not words that were only corrected, unless that may be asked. */
function canAnswer(
  drafts: DraftsToRead,
  { comment, rule }: EarlierStep,
  places: readonly Place[],
): (change: WordChange) => boolean {
  const mended = mayBeMended(comment) ? places : [];
  const isTried = isChallenge(rule ?? '') && places.length > 0;
  const taken = isRule(rule) ? ruleOf(rule).taken : undefined;
  if (taken?.isOneOfMany && isSaying(taken)) return (change) => saysMore(drafts, change);
  if (taken?.isOneOfMany && taken.by === 'breaking')
    return (change) => counts(taken, change, drafts.compared);
  if (isAboutMarks(comment)) return () => true;
  const own = isTried && places.every(({ isKept }) => isKept) ? places : null;
  return (change) =>
    (change.kind !== 'mended' ||
      mended.some(({ after }) => changesIn([change], after).length > 0)) &&
    (own === null || isNew(change) || own.some((place) => isWithin(drafts, place, change)));
}

/** Fewer new words are another word for the same, or one more of its kind. */
const FEWEST_TOLD = 4;

/** ‘It was a good day’, ‘… thing ever in the whole world’: praise of a day shows nothing of it. */
const hollow =
  /^\W*(?:and )?(?:(?:it|we|that|this) (?:was|had|is) )?(?:(?:an?|the|so|such|really|very|my|best|good|great|fun|nice|cool|awesome|amazing) ){0,5}(?:time|day|trip|thing)s?(?: ever)?(?: in the (?:whole )?world)?\W*$/iu;

const isHollow = (fresh: string) => sentencesOf(fresh).every(({ text }) => hollow.test(text));

/** ‘And I was happy’ may be an answer, and ‘worried and sad’ for ‘worried’ is none. */
function saysMore({ after, before, compared }: DraftsToRead, change: WordChange): boolean {
  const { alignment } = compared;
  const fresh = textAt(after, alignment.after, change.after);
  const old = textAt(before, alignment.before, change.before);
  if (!isNew(change) || countWords(fresh) < FEWEST_TOLD || isHollow(fresh)) return false;
  return change.kind === 'added' ? saysAnything(fresh, old) : saidAnew(fresh, old) > 0;
}

/** Whether a change took something from the sentences of a place. */
function isWithin({ compared }: DraftsToRead, place: Place, { before }: WordChange): boolean {
  const { from, to } = wholeSentences(compared.alignment.before, place.before);
  return before.from < to && before.to > from;
}

/** As `passagesFor`, for a step that a rule found: which changes may answer it, and where, is known. */
export function passagesForRule(
  drafts: DraftsToRead,
  taken: Taken,
  quotations: readonly string[],
): Passage[] {
  const { compared } = drafts;
  const telling = compared.changes.filter((change) => counts(taken, change, compared));
  if (taken.by === 'ordering' || taken.by === 'breaking') return wholeOf(drafts, telling);
  const { isThere, around, elsewhere } = runsOf(drafts, placesOf(drafts, quotations), telling);
  const isBound = isThere && taken.where !== 'anywhere';
  return passagesAt(drafts, isBound ? around : [...around, ...elsewhere], telling);
}

/** Order and lines can only be seen in whole drafts; of very long ones, the sentences that changed. */
function wholeOf(drafts: DraftsToRead, telling: readonly WordChange[]): Passage[] {
  const { before, after, compared } = drafts;
  if (telling.length === 0) return [];
  if (canBeShown(drafts)) return [{ before, after }];
  const words = compared.alignment.after;
  return passagesAt(
    drafts,
    telling.map((change) => wholeSentences(words, change.after)),
    telling,
  );
}

const placesOf = ({ compared, normalised }: DraftsToRead, quotations: readonly string[]): Place[] =>
  quotations.flatMap((quotation) => placeOf(compared, normalised, quotation) ?? []);

/** The sentences where something changed: those near the quotations, if these are there, and all. */
function runsOf(
  { compared }: DraftsToRead,
  places: readonly Place[],
  telling: readonly WordChange[],
) {
  const words = compared.alignment.after;
  const around = places
    .map((place) => withNeighbours(words, withNeighbours(words, place.after)))
    .filter((run) => changesIn(telling, run).length > 0);
  const isThere = places.length > 0 && places.every(({ isKept }) => isKept);
  return { isThere, around, elsewhere: telling.map(({ after }) => wholeSentences(words, after)) };
}

const passagesAt = (drafts: DraftsToRead, runs: readonly Run[], telling: readonly WordChange[]) =>
  firstApart(runs).map((run) => passageAt(drafts, run, telling));

/** Runs in order of importance, without those that an earlier one already contains. */
function firstApart(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    if (kept.length === MOST_PASSAGES) break;
    if (!kept.some((one) => run.from < one.to && one.from < run.to)) kept.push(run);
  }
  return kept;
}

function passageAt(
  { compared, before, after }: DraftsToRead,
  run: Run,
  changes: readonly WordChange[],
): Passage {
  const { alignment } = compared;
  let [from, to] = [Infinity, -1];
  const widen = (one: Run) => {
    from = Math.min(from, one.from);
    to = Math.max(to, one.to);
  };
  for (const at of alignment.ofAfter.subarray(run.from, run.to))
    if (at >= 0) widen({ from: at, to: at + 1 });
  for (const { before: gone } of changesIn(changes, run)) if (gone.to > gone.from) widen(gone);
  const old = to === -1 ? null : wholeSentences(alignment.before, { from, to });
  return {
    before: old ? cutText(textAt(before, alignment.before, old), LONGEST) : '',
    after: cutText(textAt(after, alignment.after, run), LONGEST),
  };
}
