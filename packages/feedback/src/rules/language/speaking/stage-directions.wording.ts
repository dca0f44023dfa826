import type { Wording } from '../../rule.ts';

/** The comments on what `stage-directions.ts` finds. */
export const wording: Wording = {
  strength: [
    'With {q} an actor knows what to do.',
    'Your stage direction {q} shows how it is played.',
    'An actor needs more than the words, and you think of that: {q}.',
    'Because you put {q} in brackets, a reader can see and hear the scene.',
  ],
};
