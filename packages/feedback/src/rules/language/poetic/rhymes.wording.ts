import type { Wording } from '../../rule.ts';

/** The comments on what `rhymes.ts` finds. */
export const wording: Wording = {
  strength: [
    'You make {q} rhyme.',
    '{q} rhyme, and that makes your poem good to say aloud.',
    'I can hear the ends of your lines, because {q} rhyme.',
  ],
};
