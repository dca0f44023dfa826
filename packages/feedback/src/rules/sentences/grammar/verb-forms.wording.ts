import type { Wording } from '../../rule.ts';

/** The comments on what `verb-forms.ts` finds: said by many at home, so it is not called wrong. */
export const wording: Wording = {
  nextStep: [
    'You may hear {q}, but a book puts it another way. Change the verb.',
    'Look again at {q}. Which verb would a book use there?',
    'Some people say {q}, and yet it is written in another way. Change the verb, and look for other places like it.',
    'Would you read {q} in a book? Choose the verb that would stand there, and check the verbs around it.',
  ],
};
