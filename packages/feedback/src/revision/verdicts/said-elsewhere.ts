import { asksForWriting } from '../steps/about-marks.ts';
import { onceForEach } from '../../text/remembered.ts';
import { textAt } from '../words/text-at.ts';
import { isNew } from '../words/word-change.ts';
import { stemsOf } from '../changes/kind-of-revision.ts';
import type { DraftsToRead } from '../by-rule/looked.ts';
import type { EarlierStep } from '../steps/steps-of.ts';
import { unquoted } from '../steps/task-talk.ts';

/** Of all that is new in a draft; once for all steps. */
const newStems = onceForEach(({ after, compared }: DraftsToRead) =>
  stemsOf(
    compared.changes
      .filter(isNew)
      .map((change) => textAt(after, compared.alignment.after, change.after))
      .join(' '),
  ),
);

/** A clause; fewer may be another word for the same (words). */
const FEWEST_OF_A_CLAUSE = 8;

const hasNewClause = onceForEach(({ compared }: DraftsToRead) =>
  compared.changes.some(
    (change) => isNew(change) && change.after.to - change.after.from >= FEWEST_OF_A_CLAUSE,
  ),
);

/** Whether something new shares a word with the step or the words that it quotes. */
export function isSpokenOf(
  drafts: DraftsToRead,
  { comment, quotations }: Pick<EarlierStep, 'comment' | 'quotations'>,
): boolean {
  const asked = stemsOf([unquoted(comment), ...quotations].join(' '));
  return [...newStems(drafts)].some((stem) => asked.has(stem));
}

/**
 * Whether something new shares a word with the step or the words that it quotes: it may be the
 * answer, wherever it stands. Where a step asks for writing, any new clause may be.
 */
export function saidElsewhere(
  drafts: DraftsToRead,
  step: Pick<EarlierStep, 'comment' | 'quotations'>,
): boolean {
  return (asksForWriting(step.comment) && hasNewClause(drafts)) || isSpokenOf(drafts, step);
}
