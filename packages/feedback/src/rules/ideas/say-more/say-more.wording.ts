import type { Wording } from '../../rule.ts';

/** The comments on what `say-more.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'At {q}, {question}? If you know, add it.',
    'Consider developing {q} in another sentence or two, because a curious reader may wonder: {question}?',
    'Could you say more at {q}? {question}?',
    'After {q}, is there room for another sentence? {question}?',
    'I want to know more at {q}. {question}? Answer that in one more sentence.',
  ],
};
