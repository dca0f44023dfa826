import type { Wording } from '../rule.ts';

/** The comments on what `run-on.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Too much happens in one breath. Put a full stop before {q}, and a capital after it.',
    'I lose track when one sentence goes on and on. End it before {q}, and cross out the joining word.',
    'Give each idea its own sentence. Put a full stop before {q}, then look for more places like that.',
    'Several ideas are connected without a rest, so finish one sentence and begin another before {q}.',
  ],
};
