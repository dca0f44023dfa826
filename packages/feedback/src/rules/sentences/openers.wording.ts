import type { Wording } from '../rule.ts';

/** The comments on what `openers.ts` finds. */
export const wording: Wording = {
  strength: [
    'You don’t start every sentence the same way: {q} begins with something new.',
    'Beginning a sentence as you do in {q} keeps the reader interested.',
    '{q} is a fresh way to begin.',
  ],
  nextStep: [
    'I counted {times} sentences that start with {word}. Try another beginning for {q}.',
    'So many sentences begin with {word}! Start {q} in a new way.',
    'You start with {word} {times} times. Begin {q} another way.',
    'Begin {q} with an expression of time or place, or one that connects it to the sentence before, because {times} sentences start with {word}.',
  ],
};
