import type { Wording } from '../../rule.ts';

/** The comments on what `run-on.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Too much happens in one breath. Take out {joiner} before {q}. Put a full stop there, and a capital after it.',
    'Cross out {joiner} before {q}, and end the sentence there.',
    'I lose track when one sentence goes on and on. Cross out {joiner} before {q}, and end the sentence there.',
    'Give each idea its own sentence. Put a full stop in place of {joiner} before {q}, then look for more places like that.',
    'Several ideas are connected without a rest, so finish one sentence before {q}, take out {joiner} and begin another.',
  ],
};
