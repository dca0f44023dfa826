import type { Wording } from '../../rule.ts';

/** The comments on what `plain-verse.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'In your last verse, {q} only says what it is like. Show one thing instead that can be seen or heard.',
    'What happens in your last verse? Instead of {q}, show one thing that moves or makes a sound.',
  ],
};
