import type { Wording } from '../rule.ts';

/** The comments on what `left-unsaid.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read on from {q}. Which sentence could a reader guess? Try it without.',
    'For a challenge, take one sentence out after {q}. Is the moment stronger? If so, leave it out.',
    'You stay for a while near {q}. For a challenge, find the one sentence there that explains too much, and see what happens without it.',
    'What could your reader work out alone near {q}? For a challenge, leave that out, and read both versions aloud.',
  ],
};
