import type { Wording } from '../rule.ts';

/** The comments on what `strong-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    'The verb in {q} tells me more than a plain one would.',
    '{q} has a verb that lets me see or hear it.',
    'What a good action word there is in {q}!',
    'There is a strong verb in {q}, and strong verbs show how things happen.',
    'With its verb, {q} shows how it was done.',
  ],
  nextStep: [
    'How was it done in {q}? Choose a verb that shows it.',
    'Swap the verb in {q} for one that lets me see the movement.',
    'Look at the verb in {q}. Which stronger one would fit?',
  ],
};
