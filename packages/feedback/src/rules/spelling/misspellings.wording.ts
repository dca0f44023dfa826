import type { Wording } from '../rule.ts';

/** The comments on what `misspellings.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Look again at {q}. The right spelling is {right}.',
    'Find {q} and write {right}.',
    'You wrote {q}. Cover, write and check {right} until you no longer need to look.',
    'Compare {q} with {right}. What is different?',
    'Compare {q} letter by letter with the right spelling, {right}, and practise until you no longer need to check.',
  ],
};
