import type { Wording } from '../rule.ts';

/** The comments on what `misspellings.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Look again at {q}. The right spelling is {right}.',
    'Find {q} and write {right}.',
    'Cover, write and check {right} until you know it well. You wrote {q}.',
    'Compare {q} with {right}. Which letters are different?',
    'Compare {q} letter by letter with {right}, and practise until you remember the difference.',
  ],
};
