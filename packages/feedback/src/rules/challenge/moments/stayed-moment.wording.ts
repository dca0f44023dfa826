import type { Wording } from '../../rule.ts';

/** The comments on what `stayed-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You slow down near {q}. Does another moment matter as much? If so, stay there, too.',
    'I stay with you near {q}. Is that your best moment? If another one is, give it as much room.',
    'Your story takes its time near {q}. For a challenge, find the moment that it hurries past, and slow that one down in the same way.',
    'Of all that happens, your reader is longest near {q}. Is that the part that matters most? If not, choose the part that is, and let us see and hear it as well.',
    'Consider whether the moment near {q}, where your story lingers, is the most important one. If another matters more, develop it in similar detail.',
  ],
};
