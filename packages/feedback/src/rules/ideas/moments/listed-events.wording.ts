import type { Wording } from '../../rule.ts';

/** The comments on what `listed-events.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You tell me many things, each in a few words. Choose the best one, perhaps {q}, and tell me what you saw, heard and felt.',
    'Which of all these things should I remember? If it is {q}, stay there for three more sentences: what happened first, and what was it like?',
    'Stay longer in one place. At {q}, what could you see and hear, and what went through your head? Leave out something smaller.',
  ],
};
