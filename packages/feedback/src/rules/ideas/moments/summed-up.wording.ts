import type { Wording } from '../../rule.ts';

/** The comments on what `summed-up.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} says that you did it, but not what it was like. Choose one moment there. What did you see, hear and feel?',
    'Was {q} the biggest part of the day? If so, make it the longest part of your writing, too.',
    'If {q} is what your reader is waiting for, stay there: tell one moment of it in three or four sentences.',
    'Your reader wasn’t there at {q}. Which moment of it would you show them? Add what could be seen, heard and felt.',
  ],
};
