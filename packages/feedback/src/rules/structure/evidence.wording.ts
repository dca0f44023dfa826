import type { Wording } from '../rule.ts';

/** The comments on what `evidence.ts` finds. */
export const wording: Wording = {
  strength: [
    'You give the reader something exact: {q}.',
    'You back up what you say with {q}.',
    'A fact like {q} is worth having.',
    '{q} shows that you know what you are talking about.',
  ],
  nextStep: [
    'After {q}, give an example or a fact that proves it.',
    'How do you know? Add an example right after {q}.',
    '{q} is a good reason. Make it stronger with something that really happened.',
  ],
};
