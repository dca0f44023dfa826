import type { Wording } from '../rule.ts';

/** The comments on what `impersonal-tone.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'A report gives facts in a calm voice. Swap {q} for facts, or take it out.',
    'Reports tell what is true for everyone, without ‘I’, ‘my’ or chat to the reader. Change {q}.',
    'Would a book of facts say {q}? Turn it into a plain fact.',
    'Because a report gives information instead of opinions, replace {q} with something factual.',
  ],
};
