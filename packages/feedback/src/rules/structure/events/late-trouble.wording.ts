import type { Wording } from '../../rule.ts';

/** The comments on what `late-trouble.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'The trouble at {q} is over as soon as it begins. Bring it in earlier: what is tried first, what goes wrong, and what works at last?',
    'Your reader waits for a problem, and at {q} it comes and goes in one sentence. Make it the middle of your story: what happens, step by step?',
    'Take {q} and tell it slowly. What does somebody try, and why doesn’t that work at first? Leave out events that have nothing to do with it.',
  ],
};
