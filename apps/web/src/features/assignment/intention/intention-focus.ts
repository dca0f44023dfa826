import { cutText, limits } from '@second-draft/contract';
import type { Intention } from './find-intention.ts';

/** Stands among the categories' titles; nobody begins a title so. */
export const INTENTION = '#learning-intention';

const sentence = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);

export const intentionTitle = ({ learning }: Intention): string =>
  learning.length > 0 ? 'Learning intention' : 'Success criteria';

/** As a category with descriptors, so that feedback is about it. */
export const intentionFocus = (intention: Intention) => ({
  category: intentionTitle(intention),
  descriptors: cutText(
    [...intention.learning, ...intention.criteria].map(sentence).join('\n'),
    limits.categoryPropertiesMax,
  ),
});
