import type { Wording } from '../../rule.ts';

/** The comments on what `planned-case.ts` finds: `{count}` reasons, or what `{others}` say. */
export const wording: Wording = {
  strength: [
    'You have {count} reasons ready, and {q} is one of them.',
    'Your plan has {count} reasons, {q} among them.',
    'You have thought of {others}: {q}.',
    'It is wise to plan for {others}, as you do with {q}.',
  ],
  nextStep: [
    'Think more about {q} before you write. {question}? Add it to your plan.',
    'Your plan says {q}. {question}? Jot down a few words beside it.',
    'Before you write it out, add to {q} in your plan: {question}?',
    'Before you begin your first draft, spend some time on {q}, and add the answer to your plan: {question}?',
  ],
};
