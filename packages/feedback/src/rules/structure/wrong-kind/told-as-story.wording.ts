import type { Wording } from '../../rule.ts';

/** The comments on what `told-as-story.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} tells what you {did}. Write it as a step: begin with what to do.',
    'Your reader wants to do it too. Turn {q} into a step that begins with a doing word, then go on like that.',
    'You tell what you {did}, as at {q}. Change it into steps that anybody can follow, each with its number.',
    'Instructions tell any reader what to do, so turn {q} and what follows into numbered steps, each beginning with a verb.',
  ],
};
