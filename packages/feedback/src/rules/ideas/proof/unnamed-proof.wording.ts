import type { Wording } from '../../rule.ts';

/** The comments on what `unnamed-proof.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Who says so at {q}? Find out, and add a name and one thing that they found.',
    'A reader who doubts you can’t check {q}. Name one, and tell what it showed.',
    'You speak of proof at {q}. Write what was found, and who found it.',
    'Make {q} strong: which one do you mean, and what exactly did it find out?',
  ],
};
