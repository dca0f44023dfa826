import type { Wording } from '../rule.ts';

/** The comments on what `tired-words.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You use {word} {times} times. At {q}, try {better}.',
    'In {q}, put {better} where you have {word}.',
    'I counted {word} {times} times in your writing. Would {better} say more at {q}? If so, put it there.',
    'Because {word} appears {times} times, replace it in {q} with {better}.',
  ],
};
