import type { Wording } from '../../rule.ts';

/** The comments on what `last-part.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Does anything after {q} sum up what matters most? If not, write it.',
    'Your last heading is {q}. What should a reader remember of the whole topic? If you haven’t said it yet, write it in a last part of its own.',
    'A report can end with a short part about the whole topic. If yours stops with the part {q}, add one in a sentence or two.',
    'For a challenge, write a short last part to come after {q}: of all that your reader has learnt, what matters most?',
  ],
};
