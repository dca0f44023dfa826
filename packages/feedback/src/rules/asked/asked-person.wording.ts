import type { Wording } from '../rule.ts';

/** The comments on what `asked-person.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for the third person, and {q} is told by an ‘I’. Use a name, ‘he’, ‘she’ or ‘they’ there.',
    'Who tells this? The task wants a teller who is not in it, so write {q} without ‘I’ and ‘me’.',
    'Change {q} to the third person, as your task wants it, and check your other sentences for ‘I’ and ‘me’.',
  ],
};
