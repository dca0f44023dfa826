import type { Wording } from '../../rule.ts';

/** The comments on what `no-sign-off.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'A letter ends with a closing word, such as ‘From’, and a name. Add yours below {q}.',
    'Who wrote this letter? Finish it below {q} with a closing word and your name.',
  ],
};
