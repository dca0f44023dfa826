import type { Wording } from '../rule.ts';

/** What is said of what `misspellings.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Look again at {q}. It is spelt ‘{right}’.',
    'Find {q} and write it as ‘{right}’.',
    'One word to learn is {q}: cover it, then write ‘{right}’ from memory.',
    'Check {q} against ‘{right}’. Which letters are different?',
  ],
};
