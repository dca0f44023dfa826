import type { Wording } from '../../rule.ts';

/** The comments on what `late-definition.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'A reader who has never heard of your topic needs {q} first. Move that sentence to the top.',
    '{q} says what your topic is, and it comes late. Where would a reader look for it? Move it there.',
    'Who reads your first lines can’t know yet what your topic is. Open with {q}, and let the rest follow.',
  ],
};
