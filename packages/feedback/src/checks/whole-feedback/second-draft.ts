import { wordsAlone, type Point } from '@second-draft/contract';
import { freshSince } from '../../revision/words/fresh-words.ts';
import type { DraftPoint } from '../draft-point.ts';

/** What feedback on a second draft must also meet. */
export interface SecondDraftChecks {
  /** The previous draft, names included. */
  before: string;
  /** Steps that the student has taken, as they were posted. */
  doneSteps: readonly string[];
}

/** Two steps with this share of their words in common are the same step. */
const SAME_STEP = 0.8;

/** Shorter steps are the same only word for word (words). */
const FEWEST_WORDS = 5;

const wordsIn = (comment: string) =>
  new Set(
    wordsAlone(comment.replace(/^For example:.*/gmu, ''))
      .split(' ')
      .filter(Boolean),
  );

function isSameStep(one: string, other: string): boolean {
  const [mine, theirs] = [wordsIn(one), wordsIn(other)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  const fewer = Math.min(mine.size, theirs.size);
  const all = new Set([...mine, ...theirs]).size;
  if (fewer < FEWEST_WORDS) return shared === all;
  // In more words, it is still the same step.
  return shared / all >= SAME_STEP || shared === fewer;
}

/** Removes steps that the student has already taken; also returns what to tell the writer. */
export function withoutDoneSteps(
  points: readonly DraftPoint[],
  { doneSteps }: Pick<SecondDraftChecks, 'doneSteps'>,
): { points: DraftPoint[]; reasons: string[] } {
  const isDone = ({ kind, comment }: DraftPoint) =>
    kind === 'nextStep' && doneSteps.some((done) => isSameStep(comment, done));
  const fresh = points.filter((point) => !isDone(point));
  const reasons =
    fresh.length === points.length
      ? []
      : ['The student has taken that step already. Take it further, or give another next step.'];
  return { points: fresh, reasons };
}

/** @returns a reason where the first strength quotes nothing that is new */
export function reasonForOldPraise(
  points: readonly Point[],
  { before }: Pick<SecondDraftChecks, 'before'>,
): string | null {
  const first = points.find(({ kind }) => kind === 'strength');
  const { asWritten } = freshSince(before);
  if (first === undefined || first.quotations.some(({ text }) => asWritten(text))) return null;
  return 'Begin with what the student did since the last feedback: in the first strength, quote words that are new in this draft.';
}
