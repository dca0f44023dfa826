import {
  normaliseText,
  type Change,
  type JudgedStep,
  type NormalisedText,
  type Proof,
  type TextRange,
  type Verdict,
} from '@second-draft/contract';
import { findQuotation } from '../../checks/finding/find-quotation.ts';
import { isAboutLines } from '../steps/about-lines.ts';
import { isAboutMarks } from '../steps/about-marks.ts';
import { isAboutPlace } from '../steps/about-place.ts';
import { compareRead, comparisonOf, type ComparedWords } from '../changes/compare-drafts.ts';
import { withoutCopies } from './copies.ts';
import { draftWordsOf } from '../words/draft-words.ts';
import { freshSince, type FreshWords } from '../words/fresh-words.ts';
import { withoutPasted } from './pasted.ts';
import { changesIn, wordsWithin } from '../places/places.ts';
import { proofOf } from './proof-of.ts';
import { isTaskTalk } from '../steps/task-talk.ts';
import { withoutInstructions } from './instructions.ts';

/** What a judge says about a step; the proof as words of the new draft, or as ranges of it. */
export interface Opinion {
  verdict: Verdict;
  proof: readonly (string | TextRange)[];
  /** Whether the step asks for something to be said; read from its words, unless given. */
  asksForMore?: boolean;
}

/** Two drafts, read once for all their steps. */
export interface GatedDrafts {
  /** The new draft, whole and with only the words that can prove anything. */
  whole: NormalisedText;
  after: NormalisedText;
  fresh: FreshWords;
  /** The earlier draft and the words of the new one that can prove anything. */
  compared(): ComparedWords;
  /** Whether words of the new draft are the old ones in another spelling. */
  isRespelt(range: TextRange): boolean;
  /** New phrases made by the changes of these kinds within the range. */
  jointsAt(range: TextRange, kinds: readonly Change['kind'][]): TextRange[];
}

/** More proof adds nothing. */
const MOST_PROOF = 4;

/** Further quotations by one judge aren't looked up. */
const MOST_CLAIMED = 20;

/** A longer quotation is no proof but the text itself (UTF-16 units). */
const LONGEST = 600;

/**
 * @param feedback what the student was given to read: pasted into the draft, it proves nothing
 * @param whole the comparison of the drafts, where it has been made
 */
export function gatedDrafts(
  before: string,
  after: string,
  feedback: readonly string[] = [],
  whole?: ComparedWords,
): GatedDrafts {
  const written = withoutPasted(before, withoutInstructions(before, after), feedback);
  const old = whole?.alignment.before ?? draftWordsOf(before);
  const words = (written === after && whole?.alignment.after) || draftWordsOf(written);
  const own = withoutCopies(written, { before: old, after: words });
  const fresh = freshSince(before);
  // The drafts are compared when this is first asked.
  const compared = once(() => {
    if (own === after && whole !== undefined) return whole;
    return compareRead(old, own === written ? words : draftWordsOf(own));
  });
  const changes = once(() => comparisonOf(compared()).changes);
  const normalised = normaliseText(after);
  return {
    whole: normalised,
    after: own === after ? normalised : normaliseText(own),
    fresh,
    compared,
    isRespelt({ start, end }) {
      const here = changes().filter(
        ({ after: words }) => words !== null && words.start < end && words.end > start,
      );
      return here.length > 0 && here.every(({ kind }) => kind === 'mended');
    },
    jointsAt(range, kinds) {
      const run = wordsWithin(compared().alignment.after, range);
      return changesIn(compared().changes, run ?? { from: 0, to: 0 })
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap((change) => proofOf(compared(), own, fresh, change) ?? []);
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The gate that every verdict passes. It keeps the proof that is in the new draft word for word and
 * was not in the earlier one; where a step asks for capitals, marks or spelling, these count as new
 * too; where one asks to move words or leave them out, the phrases that are new there. A step is only
 * done, or partly done, with such proof. If all that a judge shows was there before, or is said to the
 * judge, the verdict is ‘not yet’; if it is nowhere, or words moved or went there, ‘can’t tell’.
 */
export function gateVerdict(
  drafts: GatedDrafts,
  { step, comment }: Pick<JudgedStep, 'step' | 'comment'>,
  { verdict, proof, asksForMore = !isAboutMarks(comment) }: Opinion,
  judge: JudgedStep['judge'],
): JudgedStep {
  const told = { step, comment, judge };
  if (verdict === 'notYet' || verdict === 'cantTell') return { ...told, verdict, proof: [] };
  const { fresh, isRespelt } = drafts;
  const isNew = (one: Proof) =>
    judge === 'rules' || isAboutMarks(comment)
      ? fresh.asWritten(one.text)
      : fresh.inWords(one.text) && !isRespelt(one);
  const isFresh = (one: Proof) =>
    isWritten(drafts, one) && isNew(one) && !(asksForMore && isTaskTalk(one.text, comment, fresh));
  const alone = proofIn(drafts.after, proof, isFresh);
  if (alone.length > 0) return { ...told, verdict, proof: alone };
  const joints = judge === 'model' ? jointsIn(drafts, proof, comment) : [];
  if (joints.length > 0)
    return isAboutPlace(comment) || isAboutLines(comment)
      ? { ...told, verdict, proof: joints }
      : { ...told, verdict: 'cantTell', proof: [] };
  const isThere = proof.some((one) => typeof one !== 'string' || findProof(one, drafts.whole));
  return { ...told, verdict: isThere ? 'notYet' : 'cantTell', proof: [] };
}

/** Where something was blanked out, nothing went: it proves nothing. */
const isWritten = ({ whole }: GatedDrafts, { start, end, text }: Proof) =>
  whole.original.slice(start, end) === text;

function proofIn(
  after: NormalisedText,
  proof: readonly (string | TextRange)[],
  isFresh: (proof: Proof) => boolean,
): Proof[] {
  const found = rangesOf(after, proof)
    .map(({ start, end }) => ({ start, end, text: after.original.slice(start, end) }))
    .filter((one) => one.text.length <= LONGEST && isFresh(one))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return found
    .filter((one, i) => !found.slice(0, i).some((longer) => covers(longer, one)))
    .slice(0, MOST_PROOF)
    .toSorted((a, b) => a.start - b.start);
}

const rangesOf = (after: NormalisedText, proof: readonly (string | TextRange)[]) =>
  proof
    .slice(0, MOST_CLAIMED)
    .flatMap((one) => (typeof one === 'string' ? (findProof(one, after) ?? []) : one));

function jointsIn(
  drafts: GatedDrafts,
  proof: readonly (string | TextRange)[],
  comment: string,
): Proof[] {
  const isOfLines = isAboutLines(comment);
  const kinds = ['moved', 'removed', ...(isOfLines ? (['mended'] as const) : [])] as const;
  return proofIn(
    drafts.after,
    rangesOf(drafts.after, proof).flatMap((range) => drafts.jointsAt(range, kinds)),
    (one) => isWritten(drafts, one) && (!isOfLines || one.text.includes('\n')),
  );
}

/** The quoted words, with the closing marks that the search for quotations ignores. */
function findProof(quoted: string, after: NormalisedText): TextRange | null {
  if (quoted.length > LONGEST) return null;
  const source = { normalised: after };
  // A judge may put marks of its own around them.
  const bare = quoted.trim().replace(/^["“‘']+|["”’']+$/gu, '');
  const found = findQuotation(quoted, source) ?? findQuotation(bare, source);
  if (found === null) return null;
  const marks = /[.,;:!?…"'”’)]+$/u.exec(quoted.trim())?.[0] ?? '';
  const length = marks.length > 0 && after.original.startsWith(marks, found.end) ? marks.length : 0;
  return { start: found.start, end: found.end + length };
}

const covers = (one: TextRange, other: TextRange) =>
  one.start <= other.start && other.end <= one.end;
