import type { Wording } from '../../rule.ts';

/** The comments on what `feelings.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} shows the feeling.',
    'You tell your reader what it felt like: {q}.',
    'In {q} you let us in on a feeling, not only on what happened.',
    'By writing {q} you let your reader share the feeling.',
  ],
};
