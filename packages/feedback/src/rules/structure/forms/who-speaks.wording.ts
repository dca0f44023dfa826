import type { Wording } from '../../rule.ts';

/** The comments on what `who-speaks.ts` finds. */
export const wording: Wording = {
  strength: [
    'By writing {q} before the words, you show {what}.',
    '{q} at the beginning of lines make it clear {what}.',
    'You show {what}, with {q} at the beginning of lines.',
  ],
};
