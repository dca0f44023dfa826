import type { Wording } from '../../rule.ts';

/** The comments on what `open-questions.ts` finds. */
export const wording: Wording = {
  strength: [
    'Nobody can answer {q} with just yes or no.',
    'You ask {q}, which needs more than a yes or a no for an answer.',
    'A yes or a no would not answer {q}, so you learn more by asking it.',
  ],
};
