import type { Wording } from '../rule.ts';

/** The comments on what `feelings.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} shows the feeling, and that makes me care.',
    'I can feel it too when I read {q}.',
    'You let us in on what it was like inside: {q}.',
    'By writing {q} you let your reader share the feeling.',
  ],
};
