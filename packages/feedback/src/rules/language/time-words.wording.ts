import type { Wording } from '../rule.ts';

/** The comments on what `time-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'Time words such as {q} keep your events in order.',
    'I can tell when things happened from {q}.',
    'With {q}, you show what came when.',
  ],
};
