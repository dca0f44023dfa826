import type { Wording } from '../rule.ts';

/** What is said of what `impersonal-tone.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} is what you think. A report gives facts, so swap it for one.',
    'Take {q} out, or turn it into a fact. Reports leave the writer out.',
    'Reports tell what is true for everyone. Does {q} belong in one?',
  ],
};
