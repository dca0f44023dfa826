import type { Wording } from '../rule.ts';

/** The comments on what `described-thing.ts` finds. */
export const wording: Wording = {
  strength: [
    'You chose the describing word {word} in {q}.',
    'With {word} in {q}, you tell me more than the name of the thing.',
    'I noticed {word} in {q}. It helps me to picture it.',
    'There is a describing word in {q}: {word} tells me {told}.',
  ],
};
