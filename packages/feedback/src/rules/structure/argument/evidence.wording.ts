import type { Wording } from '../../rule.ts';

/** The comments on what `evidence.ts` finds. */
export const wording: Wording = {
  strength: [
    'You give the reader a fact or an example: {q}.',
    'Details like {q} are worth having.',
    '{q} tells what is so, and not only what you think.',
    'A fact or an example, as in {q}, tells a reader more than a general remark would.',
  ],
  nextStep: [
    'After {q}, give an example or a fact that proves it.',
    'How do you know? Add an example right after {q}.',
    'Has anything really happened that shows it? Add that after {q}.',
  ],
};
