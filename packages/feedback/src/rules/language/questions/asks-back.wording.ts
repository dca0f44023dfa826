import type { Wording } from '../../rule.ts';

/** The comments on what `asks-back.ts` finds. */
export const wording: Wording = {
  strength: [
    'You ask {q}: that wants an answer.',
    'Because you ask {q}, your reader has a reason to write back.',
    'You don’t only tell, you ask: {q}',
  ],
};
