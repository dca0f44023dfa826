import type { Wording } from '../../rule.ts';

/** The comments on what `other-side.ts` finds. */
export const wording: Wording = {
  strength: [
    'You thought of the other side, too: {q}.',
    '{q} shows that you know what others may think.',
    'It is clever to name what people may say against you, as in {q}.',
  ],
  nextStep: [
    'Somebody may say no to you. Before {q}, say what they think, and answer them with ‘but’.',
    'Who might disagree with you? Say what they think before {q}, and answer it.',
    'Could anyone be against your idea? Before your ending, which begins {q}, name what they would say, and answer it.',
  ],
};
