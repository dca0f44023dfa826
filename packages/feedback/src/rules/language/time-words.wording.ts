import type { Wording } from '../rule.ts';

/** The comments on what `time-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'Time words such as {q} keep your events in order, so I never get lost.',
    'I can follow what happened and when, thanks to {q}.',
    'With {q}, you lead me through it step by step.',
  ],
};
