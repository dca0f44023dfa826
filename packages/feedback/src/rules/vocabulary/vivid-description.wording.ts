import type { Wording } from '../rule.ts';

/** The comments on what `vivid-description.ts` finds. */
export const wording: Wording = {
  strength: [
    'You picked a describing word that fits in {q}.',
    'The description in {q} makes a clear picture.',
    '{q} is well described.',
    'I can see it, thanks to your word choice in {q}.',
    'You went for an exact word in {q}, not just the first that came.',
  ],
};
