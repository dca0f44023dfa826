import type { Wording } from '../rule.ts';

/** The comments on what `owners.ts` finds: one owner or several, a child has to decide. */
export const wording: Wording = {
  nextStep: [
    'Something belongs to somebody in {q}. Show it with an apostrophe.',
    'Who owns what in {q}? Put in the apostrophe that shows it.',
    'An apostrophe shows who something belongs to. It is missing in {q}, so put it in and look for more places like that.',
  ],
};
