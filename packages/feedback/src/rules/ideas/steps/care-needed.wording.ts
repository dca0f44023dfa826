import type { Wording } from '../../rule.ts';

/** The comments on what `care-needed.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Could anybody get hurt at {q}? If so, say how to stay safe.',
    'Think of a younger reader at {q}. Should somebody help, or is there something to watch out for?',
    'If a reader who rushes could be hurt at {q}, include a safety warning there.',
  ],
};
