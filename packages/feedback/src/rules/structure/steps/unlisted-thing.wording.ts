import type { Wording } from '../../rule.ts';

/** The comments on what `unlisted-thing.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Put the {thing} from {q} in your list.',
    'At {q}, a reader needs the {thing}. Add that to your list, then check each step for more things.',
    'Your list leaves out the {thing} that comes in {q}. Read each step and tick off what you use. Is there more to add?',
    'A reader with only your list could get stuck at {q}, because it has no {thing}. Add that, then check your other steps in the same way.',
  ],
};
