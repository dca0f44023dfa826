import type { Wording } from '../../rule.ts';

/** The comments on what `left-unanswered.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What would you tell those who are against it? Your answer belongs at {q}.',
    'Think again at {q}: which reason or fact would answer what others say? Write it there.',
    'Stop at {q} and reply to those who are against it, in a sentence or two: what makes your idea worth it all the same?',
  ],
};
