import type { Wording } from '../../rule.ts';

/** The comments on what `background-opening.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Could your story start at {q}? Keep only what a reader needs before it.',
    'What happens first? If it is {q}, begin near there, and tell the rest bit by bit.',
    'Much is told about people before {q}. Which of it must a reader know by then? Weave the rest into the action later.',
  ],
};
