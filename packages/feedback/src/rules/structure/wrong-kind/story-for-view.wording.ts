import type { Wording } from '../../rule.ts';

/** The comments on what `story-for-view.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} tells what happened. What do you think about the question, and why? Say that first.',
    'You tell about a day, as at {q}, but your reader wants to know what you think. Begin with that, and give two reasons.',
    'At {q} you tell a story. Start with your opinion instead, and keep only the parts of the story that prove it.',
    'To win somebody over, say what you think before {q}. Then turn the best things that happened into reasons.',
  ],
};
