import type { Wording } from '../rule.ts';

/** The comments on what `say-more.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'At {q}, {question}?',
    'Consider developing {q} in another sentence or two, because a curious reader will immediately wonder: {question}?',
    'Slow down at {q}: {question}?',
    'Stay longer at {q}. {question}? Add a sentence or two.',
    'I want to know more at {q}. {question}?',
    'After {q}, write two more sentences. {question}?',
    'A careful reader will stop at {q}. {question}? Answer that in a sentence of your own.',
  ],
};
