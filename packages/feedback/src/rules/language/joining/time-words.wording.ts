import type { Wording } from '../../rule.ts';

/** The comments on what `time-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'Time words such as {q} lead your reader through what happened.',
    'I can tell when things happened from {q}.',
    'With {q}, you show what came when.',
  ],
};
