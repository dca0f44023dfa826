import type { Wording } from '../../rule.ts';

/** The comments on what `metaphor.ts` finds. */
export const wording: Wording = {
  strength: [
    'You say that one thing is another: {q}.',
    'You compare without the word ‘like’: {q}. That is called a metaphor.',
    '{q} is a metaphor: you say that one thing is another.',
  ],
};
