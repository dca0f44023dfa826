import { useState } from 'react';
import type { LocatedQuotation } from '../../quotations/locate.ts';
import type { Work } from '../../work/work.ts';

const parts = [
  'file',
  'reading',
  'activity',
  'feedback',
  'comment',
  'others',
  'postingProblem',
  'writingProblem',
  'concern',
  'category',
  'length',
  'isAppAuthorized',
  'isCommentRefused',
] as const satisfies readonly (keyof Work)[];

/** Leaves out the text, which changes with every key. */
export type MarginWork = Pick<Work, (typeof parts)[number]>;

/** The same object until one of its parts changes. */
export function useMarginWork(work: Work): MarginWork {
  const [kept, setKept] = useState<MarginWork>(work);
  if (parts.every((part) => kept[part] === work[part])) return kept;
  setKept(work);
  return work;
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
