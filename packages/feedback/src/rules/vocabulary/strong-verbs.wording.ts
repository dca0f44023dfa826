import type { Wording } from '../rule.ts';

/** The comments on what `strong-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    'The verb {verb} in {q} tells me more than a plain one would.',
    'With {verb} in {q} you let me see or hear it.',
    'What a good action word {verb} is in {q}!',
    'I noticed {verb} in {q}, because strong verbs show how things happen.',
    'In {q}, the verb {verb} lets me see it.',
  ],
  nextStep: [
    'How was it done in {q}? Choose a verb that shows it.',
    'Swap the verb in {q} for one that lets me see the movement.',
    'Look at the verb in {q}. Which stronger one would fit?',
  ],
};
