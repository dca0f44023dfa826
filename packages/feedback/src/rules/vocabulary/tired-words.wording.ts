import type { Wording } from '../rule.ts';

/** The comments on what `tired-words.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You use {word} {times} times. At {q}, try {better}.',
    'In {q}, put {better} where you have {word}.',
    'Count how often you write {word}. Keep one, and change {q}: choose {better}.',
    'Because {word} appears {times} times, replace it in {q} with {better}.',
  ],
};
