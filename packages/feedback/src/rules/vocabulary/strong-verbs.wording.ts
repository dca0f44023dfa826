import type { Wording } from '../rule.ts';

/** The comments on what `strong-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    'I can see it happen when you write {q}.',
    'The verb in {q} shows exactly how it was done.',
    '{q} has a verb that lets me see or hear it.',
    'You chose your verb with care in {q}.',
    'One strong verb does all the work in {q}.',
    'What a good action word there is in {q}!',
  ],
  nextStep: [
    'How was it done in {q}? Choose a verb that shows it.',
    'Swap the verb in {q} for one that lets me see the movement.',
    'Look at the verb in {q}. Which stronger one would fit?',
  ],
};
