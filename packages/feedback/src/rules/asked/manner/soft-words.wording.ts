import type { Wording } from '../../rule.ts';

/** The comments on what `soft-words.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for strong words. Say {q} again with ‘must’ or ‘should’.',
    'Make {q} stronger, as your task asks: which word would say that it has to happen?',
    'A reader could say no to {q}. Use a strong word there, such as ‘must’, ‘should’ or ‘need’, as your task wants it.',
  ],
};
