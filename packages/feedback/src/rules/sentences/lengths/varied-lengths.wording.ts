import type { Wording } from '../../rule.ts';

/** The comments on what `varied-lengths.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your sentences come in different lengths. {q} is one of the short ones.',
    'You mix short sentences, such as {q}, with longer ones.',
    'Some of your sentences are long, and others, like {q}, are short. That keeps them from sounding the same.',
    '{q} is short beside a much longer sentence, and that makes a change.',
  ],
};
