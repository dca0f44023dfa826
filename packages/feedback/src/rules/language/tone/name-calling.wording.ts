import type { Wording } from '../../rule.ts';

/** The comments on what `name-calling.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Would {q} win over somebody who disagrees? Swap it for a reason.',
    '{q} could make the very people you need cross. Write a reason there that they might agree with.',
    'Readers who are called names may stop listening. Change {q}: say what they may be thinking, and why you see it another way.',
    'Instead of {q}, which could lose the readers you most need, give a reason that would make them reconsider.',
  ],
};
