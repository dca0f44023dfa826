import type { Wording } from '../../rule.ts';

/** The comments on what `undecided-end.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'At the start you take a side, but {q} takes none. Which side are you on? End with that.',
    'Your reader knows your view at first, and at {q} it is open again. Change the ending so that it says the same as your beginning.',
    'Does {q} still say what you set out to prove? End on the side that you took at first, with your strongest reason.',
  ],
};
