import { useMemo, useState } from 'react';
import type { LocatedQuotation } from '../quotations/locate.ts';
import type { Work } from '../work/work.ts';

/** What the margin needs of a work: all but the text, which changes with each key. */
export type MarginWork = Pick<
  Work,
  'file' | 'activity' | 'feedback' | 'comment' | 'category' | 'length' | 'isAppAuthorized'
>;

/** The margin's part of a work, the same object while nothing of it changes. */
export function useMarginWork(work: Work): MarginWork {
  const { file, activity, feedback, comment, category, length, isAppAuthorized } = work;
  return useMemo(
    () => ({ file, activity, feedback, comment, category, length, isAppAuthorized }),
    [file, activity, feedback, comment, category, length, isAppAuthorized],
  );
}

/** A quotation as the margin shows it: where it is in the feedback, and whether it is in the text. */
const inMargin = ({ key, inText, inFeedback }: LocatedQuotation) =>
  `${key} ${inFeedback.start} ${inText !== null}`;

/** The quotations as the margin shows them, the same list while nothing changes there. */
export function useMarginQuotations(
  quotations: readonly LocatedQuotation[],
): readonly LocatedQuotation[] {
  const shown = quotations.map(inMargin).join('\n');
  const [kept, setKept] = useState({ shown, quotations });
  if (kept.shown === shown) return kept.quotations;
  setKept({ shown, quotations });
  return quotations;
}
