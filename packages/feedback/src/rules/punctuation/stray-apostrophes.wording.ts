import type { Wording } from '../rule.ts';

/** The comments on what `stray-apostrophes.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Take the apostrophe out of {q}. Then check each of the others.',
    'No apostrophe belongs in {q}. Take it out, and check where else you put one.',
    'Check every apostrophe. It shows who owns something, or where letters are missing. In {q} it does neither, so take it out.',
    'In {q}, the apostrophe has no work to do. Take it out, then ask of each of the others what it shows.',
  ],
};
