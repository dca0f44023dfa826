import type { Wording } from '../../rule.ts';

/** The comments on what `same-reason.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Find a new reason to use at {q}.',
    'You gave the reason in {q} before. What is a new reason? Who would it help?',
    'You use ‘{word}’ as a reason more than once. Change {q} to a new reason, with something real that happens.',
    'By {q}, your reader has heard ‘{word}’ already and may stop listening. Put a different reason there: who would it help, and how?',
  ],
};
