import type { Wording } from '../rule.ts';

/** The comments on what `short-and-long.ts` finds. */
export const wording: Wording = {
  strength: [
    'After a long sentence, {q} makes me stop. Well placed.',
    '{q} packs a punch.',
    'Few words, and they hit home: {q}.',
    '{q} is short, and just at the right moment.',
    'I noticed how you follow a long sentence with a short one: {q}.',
  ],
};
