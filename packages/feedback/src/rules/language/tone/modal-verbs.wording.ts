import type { Wording } from '../../rule.ts';

/** The comments on what `modal-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    'You say plainly what ought to happen: {q}.',
    'In {q}, your view is clear.',
    '{q} tells your reader what you want.',
  ],
};
