import type { Wording } from '../../rule.ts';

/** The comments on what `no-feelings.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Did you feel something at {q}? If so, tell your reader.',
    'You tell what happened. Where could you say how it felt, perhaps at {q}?',
    'Let me into your head at {q}. What did you think or feel?',
    'Your readers can see what happened. If {q} made you feel something, include it there.',
  ],
};
