import type { Wording } from '../../rule.ts';

/** The comments on what `stayed-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Near {q} you tell what it was like. Does another moment matter as much? If so, do that there, too.',
    'I know what it was like near {q}. Is that your best moment? If another one is, give it as much room.',
    'Tell what one more moment was like, as you do near {q}.',
    'Near {q} your story tells what it was like, and not only what happened. Choose one more moment, and write what could be seen, heard or felt there.',
    'You tell me what it was like near {q}. Is that the part that matters most? If not, choose the part that is, and let us see and hear it as well.',
    'Consider whether the moment near {q}, where you tell what it was like, is the most important one. If another matters more, develop it in similar detail.',
  ],
};
