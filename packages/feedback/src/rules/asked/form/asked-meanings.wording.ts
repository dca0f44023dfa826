import type { Wording } from '../../rule.ts';

/** The comments on what `asked-meanings.ts` finds: `{q}` is one word. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you to explain special words. What does {q} mean? Add that in a few words.',
    'Would everybody who reads this know {q}? Your task asks you to explain hard words, so say what it is.',
    'Your task asks for the meaning of special words. Start with {q}: put a few words after it that tell a stranger what it is, and look for others.',
  ],
};
