import type { Wording } from '../rule.ts';

/** The comments on what `misspellings.ts` finds; `{given}` is filled where the task lists the words. */
export const wording: Wording = {
  nextStep: [
    'Look again at {q}. The right spelling is {right}.',
    'Find {q} and write {right}.',
    'You wrote {q}. Cover, write and check {right} until you no longer need to look.',
    'Compare {q} with {right}. What is different?',
    'Compare {q} letter by letter with the right spelling, {right}, and practise until you no longer need to check.',
    'Check {q} against the words that {given} lists.',
    'First check {q}: {given} lists how to spell what you mean.',
    'Find {q}, and compare with the words that {given} lists. What is different?',
    'Since {given} lists words to check, compare {q} with that list, letter by letter.',
  ],
};
