import type { Wording } from '../../rule.ts';

/** The comments on what `orientation.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Would a stranger know {missing}? If not, tell it at {q}.',
    'Can your reader see {missing}? If that isn’t clear yet, add it near {q}.',
    'Does your opening say {missing}? If it doesn’t, put that in at {q}.',
  ],
};
