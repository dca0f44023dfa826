import type { Wording } from '../rule.ts';

/** The comments on what `run-on.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Too much happens in one breath. Put a full stop before {q}.',
    'End a sentence and start the next at {q}, so that each idea gets its turn.',
    'Read it aloud and listen for a rest. I hear one before {q}: stop there.',
    'Several ideas are connected without a rest, so finish one sentence and begin another before {q}.',
  ],
  examples: ['We packed the car. Then Dad lost the keys.'],
};
