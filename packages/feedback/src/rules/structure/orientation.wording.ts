import type { Wording } from '../rule.ts';

/** The comments on what `orientation.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your opening, {q}, tells me when and where straight away.',
    'From {q} I know when it was and where we are.',
    '{q} sets the scene for your reader.',
  ],
  nextStep: [
    'At {q}, tell your reader {missing}.',
    'I’d like to know {missing}. Add it near {q}.',
    'Your reader joins you without knowing {missing}. Put that in at {q}.',
  ],
};
