import type { Wording } from '../rule.ts';

/** The comments on what `no-feelings.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'How did you feel at {q}? Tell your reader.',
    'Let me into your head at {q}. What did you think or feel?',
    'Add how you felt just after {q}, so that I can feel it too.',
    'Your readers can see what happened; include how it felt at {q}.',
  ],
};
