import type { Wording } from '../rule.ts';

/** The comments on what `problem.ts` finds. */
export const wording: Wording = {
  strength: [
    'Things go wrong at {q}, and I wanted to know what came next.',
    'The trouble begins with {q}. That keeps me reading.',
    '{q} is where your story gets exciting.',
  ],
};
