import type { Wording } from '../../rule.ts';

/** The comments on what `openers.ts` finds. */
export const wording: Wording = {
  strength: [
    'You don’t start every sentence the same way. Look at {q}.',
    'You start {q} with when, where, how, why or if, and not with who or what it is about.',
    'Your sentences begin in different ways. One of them is {q}.',
    'You vary the beginnings of your sentences: {q} does not start with its subject.',
  ],
  nextStep: [
    'I counted {times} sentences that start with {word}. Try another beginning for {q}.',
    'So many sentences begin with {word}! Start {q} in a new way.',
    'You start with {word} {times} times. Begin {q} another way.',
    'Begin {q} with an expression of time or place, or one that connects it to the sentence before, because {times} sentences start with {word}.',
  ],
};
