import type { Wording } from '../../rule.ts';

/** The comments on what `story-for-view.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} tells what happened, but your task asks what you think, and why. Say that first.',
    'You tell what happened, as at {q}, but your reader wants to know what you think. Begin with that, and say why: your story could be one reason.',
    'At {q} you tell a story. Start with your opinion on the question instead, and keep only the part of the story that proves it.',
    'To win somebody over, as your task asks, say what you think and why before {q}. Your story could then be one of the reasons.',
  ],
};
