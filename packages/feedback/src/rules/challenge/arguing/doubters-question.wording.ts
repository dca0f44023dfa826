import type { Wording } from '../../rule.ts';

/** The comments on what `doubters-question.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Who might disagree at {q}? Answer them.',
    'Read {q} to somebody who thinks you are wrong. What do they ask? Answer it in two sentences.',
    'Give your writing to somebody who doesn’t agree, and let them stop you at {q}. Which question do they ask first? Add your answer.',
    'For a challenge, think of the hardest question that a reader could still ask at {q}. Answer it in two or three sentences.',
    'Look at {q} as somebody would who disagrees with you, write down the hardest question that they could ask, and add the answer where it fits best.',
  ],
};
