import type { Wording } from '../../rule.ts';

/** The comments on what `briefest-answer.ts` finds. */
export const wording: Wording = {
  strength: [
    'One of your answers tells me a lot: {q}.',
    'There are {count} questions, and {q} is one of your fullest answers.',
    'You don’t stop at a word or two in {q}: it is one of your fullest answers.',
  ],
  nextStep: [
    '{q} is a short answer. What else could you tell me there?',
    'Go back to {q}. What else do you know or remember? Add it.',
    'Your answer {q} is one of the shortest. Add one more thing that somebody who wasn’t there, or doesn’t know, would ask about.',
  ],
};
