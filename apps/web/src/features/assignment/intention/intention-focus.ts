import { cutText, limits } from '@second-draft/contract';
import { asSentence } from '../../../lib/words/as-sentence.ts';
import type { Intention } from './find-intention.ts';

/** Stands among the categories' titles; nobody begins a title so. */
export const INTENTION = '#learning-intention';

export const intentionTitle = ({ learning }: Intention): string =>
  learning.length > 0 ? 'Learning intention' : 'Success criteria';

/** As a category with descriptors, so that feedback is about it. */
export const intentionFocus = (intention: Intention) => ({
  category: intentionTitle(intention),
  descriptors: cutText(
    [...intention.learning, ...intention.criteria].map(asSentence).join('\n'),
    limits.categoryPropertiesMax,
  ),
});
