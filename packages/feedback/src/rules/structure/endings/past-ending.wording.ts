import type { Wording } from '../../rule.ts';

/** The comments on what `past-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You say what you want before {q}, and that is your ending. Move what follows it further up, or leave it out.',
    'Your ending is said by the time I read {q}. Does that part help you? If it does, move it up. If not, cut it.',
    'Let your last sentence be the one that says what you want. {q} and what comes with it can go further up, or out.',
    'Because your argument comes to its end before {q}, what follows weakens it: put it with your reasons, or take it out.',
  ],
};
