import type { Wording } from '../../rule.ts';

/** The comments on what `planned-story.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your plan has a problem, {q1}, and a way out: {q2}.',
    'Your plan goes somewhere: from {q1} to {q2}.',
    'You know what goes wrong before you write, {q1}, and how it ends: {q2}.',
  ],
  nextStep: [
    'Think more about {q} before you write. {question}? Add it to your plan.',
    'Your plan says {q}. {question}? Jot down a few words beside it.',
    'Before you write your story, add to {q} in your plan: {question}?',
    'Before you begin your first draft, spend some time on {q}, and add the answer to your plan: {question}?',
  ],
};
