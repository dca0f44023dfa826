import type { Wording } from '../../rule.ts';

/** The comments on what `bare-thing.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Which word could describe {word} in {q}? Try one.',
    'Look at {word} in {q}. Try one describing word in front of it, and keep it if it helps us to see it.',
    'What could a reader see, hear or feel of {word} in {q}? Try one word that tells us.',
    'In {q}, which one word before {word} would help me picture it? Try two, and keep one if it says more.',
    'For a challenge, say what sort of thing {word} is in {q}: its colour, its size, or what it is made of. If one exact word says more, keep it.',
  ],
};
