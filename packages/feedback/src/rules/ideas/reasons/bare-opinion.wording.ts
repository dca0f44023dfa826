import type { Wording } from '../../rule.ts';

/** The comments on what `bare-opinion.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Anybody could say {q} of anything. Which part made you think so? Name it, and say why.',
    'You say {q}, but not why. Choose one scene or one person, and tell what was good or bad about that.',
    'Give a reason for {q}: pick one part, say what happens there, and what it made you think or feel.',
  ],
};
