import type { Wording } from '../../rule.ts';

/** The comments on what `asked-next.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'After {q}, what else would you like to know? Write the question.',
    'Read {q} again. Which question comes to you now? Add it, and find out the answer if you can.',
    'For a challenge, choose the answer that surprised you most, perhaps {q}, and write the question that you would ask next.',
  ],
};
