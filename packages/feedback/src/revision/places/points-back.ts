import type { ComparedWords } from '../changes/compare-drafts.ts';
import { textAt } from '../words/text-at.ts';
import type { Run } from '../words/alignment.ts';

/** Begins a sentence that belongs to the one before it. */
const back =
  /^\W*(?:for (?:example|instance)|because|cos|like (?:when|the time)|(?:that|this|it)(?:['’]s| is| was) (?:because|why)|this (?:means|shows|proves))\b/iu;

/** Whether a sentence that was added before a place is about what comes before it, not about the place. */
export function pointsBack(
  { compared: { alignment }, after: text }: { compared: ComparedWords; after: string },
  own: Run,
  added: Run,
): boolean {
  const words = alignment.after;
  const isBefore = added.from > 0 && added.from < added.to && added.to <= own.from;
  return (
    isBefore && words[added.from]?.beginsSentence === true && back.test(textAt(text, words, added))
  );
}
