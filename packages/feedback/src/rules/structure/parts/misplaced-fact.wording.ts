import type { Wording } from '../../rule.ts';

/** The comments on what `misplaced-fact.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Move {q} to the part with the heading ‘{heading}’.',
    'Under which heading would I look for {q}? Put it under ‘{heading}’.',
    'You have a heading ‘{heading}’. Put {q} there, then check where your other facts belong.',
    'Because {q} answers another heading, reorganise your facts: move it to ‘{heading}’, and check the rest.',
  ],
};
