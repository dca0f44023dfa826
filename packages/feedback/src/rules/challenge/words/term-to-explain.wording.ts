import type { Wording } from '../../rule.ts';

/** The comments on what `term-to-explain.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Would a younger reader know what {q} means? If not, say it in a few words.',
    'Ask somebody younger what {q} means. If they aren’t sure, add a few words that tell them.',
    'Imagine reading this to a Year 3 class. Would they all know {q}? If not, explain it right there in a few words.',
    'For a challenge, decide whether every reader will know what {q} means, and add a short explanation beside it if somebody might not.',
  ],
};
