import type { Wording } from '../../rule.ts';

/** The comments on what `said-twice.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Are {q} two reasons, or one said twice? If one, find a new one.',
    'Read {q} again. Are these two reasons, or one said twice? If it is one, put a new reason in place of the second.',
    'Would a reader count {q} as two reasons, or as one in other words? If as one, think of another: who else would it help, and how?',
  ],
};
