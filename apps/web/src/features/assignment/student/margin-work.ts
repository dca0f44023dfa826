import { useMemo, useState } from 'react';
import type { LocatedQuotation } from '../quotations/locate.ts';
import type { Work } from '../work/work.ts';

/** Leaves out the text, which changes with every key. */
export type MarginWork = Pick<
  Work,
  | 'file'
  | 'activity'
  | 'feedback'
  | 'comment'
  | 'postingProblem'
  | 'concern'
  | 'category'
  | 'length'
  | 'isAppAuthorized'
  | 'isCommentRefused'
>;

/** The same object until one of its parts changes. */
export function useMarginWork(work: Work): MarginWork {
  const {
    file,
    activity,
    feedback,
    comment,
    postingProblem,
    concern,
    category,
    length,
    isAppAuthorized,
    isCommentRefused,
  } = work;
  return useMemo(
    () => ({
      file,
      activity,
      feedback,
      comment,
      postingProblem,
      concern,
      category,
      length,
      isAppAuthorized,
      isCommentRefused,
    }),
    [
      file,
      activity,
      feedback,
      comment,
      postingProblem,
      concern,
      category,
      length,
      isAppAuthorized,
      isCommentRefused,
    ],
  );
}

const inMargin = ({ key, inText, inFeedback }: LocatedQuotation) =>
  `${key} ${inFeedback.start} ${inText !== null}`;

/** The same list until the margin would show another. */
export function useMarginQuotations(
  quotations: readonly LocatedQuotation[],
): readonly LocatedQuotation[] {
  const shown = quotations.map(inMargin).join('\n');
  const [kept, setKept] = useState({ shown, quotations });
  if (kept.shown === shown) return kept.quotations;
  setKept({ shown, quotations });
  return quotations;
}
