import type { Wording } from '../rule.ts';

/** What is said of what `feelings.ts` finds. */
export const wording: Wording = {
  strength: [
    'I know just how you felt when you wrote {q}.',
    '{q} shows the feeling, and that makes me care.',
    'You let me in on your feelings with {q}.',
    'I felt for you at {q}.',
    'By writing {q} you show the reader what it was like inside.',
  ],
};
