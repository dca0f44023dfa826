import { onceForEach } from '../text/remembered.ts';
import { textAt } from './text-at.ts';
import { isNew } from './word-change.ts';
import { stemsOf } from './kind-of-revision.ts';
import type { DraftsToRead } from './looked.ts';
import type { EarlierStep } from './steps-of.ts';
import { unquoted } from './task-talk.ts';

/** Of all that is new in a draft; once for all steps. */
const newStems = onceForEach(({ after, compared }: DraftsToRead) =>
  stemsOf(
    compared.changes
      .filter(isNew)
      .map((change) => textAt(after, compared.alignment.after, change.after))
      .join(' '),
  ),
);

/**
 * Whether something new shares a word with the step or the words that it quotes: it may be the
 * answer, wherever it stands.
 */
export function saidElsewhere(
  drafts: DraftsToRead,
  { comment, quotations }: Pick<EarlierStep, 'comment' | 'quotations'>,
): boolean {
  const asked = stemsOf([unquoted(comment), ...quotations].join(' '));
  return [...newStems(drafts)].some((stem) => asked.has(stem));
}
