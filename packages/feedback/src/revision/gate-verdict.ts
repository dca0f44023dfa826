import {
  normaliseText,
  type JudgedStep,
  type NormalisedText,
  type Proof,
  type TextRange,
  type Verdict,
} from '@second-draft/contract';
import { findOrMendQuotation } from '../checks/find-quotation.ts';
import { isAboutMarks } from './about-marks.ts';
import { freshSince, type FreshWords } from './fresh-words.ts';
import { withoutInstructions } from './instructions.ts';

/** What a judge says of a step; the proof as words of the new draft, or as ranges of it. */
export interface Opinion {
  verdict: Verdict;
  proof: readonly (string | TextRange)[];
}

/** Two drafts, read once for all their steps. */
export interface GatedDrafts {
  /** The new draft without what it says to its judge. */
  after: NormalisedText;
  fresh: FreshWords;
}

/** More proof shows no more. */
const MOST_PROOF = 4;

/** A longer quotation is no proof but the text itself (UTF-16 units). */
const LONGEST = 600;

export const gatedDrafts = (before: string, after: string): GatedDrafts => ({
  after: normaliseText(withoutInstructions(before, after)),
  fresh: freshSince(before),
});

/**
 * The gate that every verdict passes: it keeps of the proof what really stands in the new draft and
 * did not stand in the earlier one, as quotations are checked. What was done can only be said with
 * such words; without them one can't tell. Where a step asks for capitals, marks or spelling, these
 * count as new.
 */
export function gateVerdict(
  drafts: GatedDrafts,
  { step, comment }: Pick<JudgedStep, 'step' | 'comment'>,
  { verdict, proof }: Opinion,
  judge: JudgedStep['judge'],
): JudgedStep {
  const isFresh =
    judge === 'rules' || isAboutMarks(comment) ? drafts.fresh.asWritten : drafts.fresh.inWords;
  const shown =
    verdict === 'done' || verdict === 'partly' ? proofIn(drafts.after, proof, isFresh) : [];
  const isProven = verdict !== 'done' || shown.length > 0;
  return { step, comment, verdict: isProven ? verdict : 'cantTell', proof: shown, judge };
}

function proofIn(
  after: NormalisedText,
  proof: readonly (string | TextRange)[],
  isFresh: (words: string) => boolean,
): Proof[] {
  const found = proof
    .slice(0, MOST_PROOF)
    .flatMap((one) => (typeof one === 'string' ? (findProof(one, after) ?? []) : one))
    .map(({ start, end }) => ({ start, end, text: after.original.slice(start, end) }))
    .filter(({ text }) => text.length <= LONGEST && isFresh(text))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return found
    .filter((one, i) => !found.slice(0, i).some((longer) => covers(longer, one)))
    .toSorted((a, b) => a.start - b.start);
}

/** The quoted words, with the marks at their end that quotations are found without. */
function findProof(quoted: string, after: NormalisedText): TextRange | null {
  const found = quoted.length > LONGEST ? null : findOrMendQuotation(quoted, { normalised: after });
  if (found === null) return null;
  const marks = /[.,;:!?…"'”’)]+$/u.exec(quoted.trim())?.[0] ?? '';
  const length = marks.length > 0 && after.original.startsWith(marks, found.end) ? marks.length : 0;
  return { start: found.start, end: found.end + length };
}

const covers = (one: TextRange, other: TextRange) =>
  one.start <= other.start && other.end <= one.end;
