import type { Wording } from '../../rule.ts';

/** The comments on what `refrain.ts` finds. */
export const wording: Wording = {
  strength: [
    'You come back to the line {q}, as a song does.',
    'The line {q} comes back, as a chorus does.',
    'You say {q} more than once, so your poem has a line that comes back.',
  ],
};
