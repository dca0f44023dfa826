import type { Wording } from '../../rule.ts';

/** The comments on what `solved-by-others.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Who fixes the trouble at {q}? Let your main character do it, or help.',
    'At {q} somebody comes. What could your main character do first to put things right?',
    'Look at {q}. Who solves the trouble from there? If it isn’t your main character, change the ending so that they do.',
    'Readers want your main character to win through. What could he or she do, instead of waiting, before {q}?',
  ],
};
