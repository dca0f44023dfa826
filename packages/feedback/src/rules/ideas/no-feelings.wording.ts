import type { Wording } from '../rule.ts';

/** What is said of what `no-feelings.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'I know what happened, but not what it was like for you. How did you feel at {q}?',
    'Let me into your head at {q}. What did you think or feel?',
    'Add how you felt just after {q}, so that I can feel it too.',
    'Your readers understand what happened, but not what it was like, so include your feelings at {q}.',
  ],
};
