import type { Wording } from '../rule.ts';

/** What is said of what `run-on.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read the part with {q} aloud. Put a full stop wherever your voice stops.',
    'One sentence goes on for a long time around {q}. Make it into two or three.',
    'Around {q}, a lot happens in one sentence. Where could it end?',
    'Take a breath before {q}: end one sentence and start the next.',
  ],
  examples: ['We packed the car. Then Dad lost the keys.'],
};
