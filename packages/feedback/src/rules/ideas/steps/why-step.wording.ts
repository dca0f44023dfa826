import type { Wording } from '../../rule.ts';

/** The comments on what `why-step.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Why {how}? If there is a reason, add it to {q}.',
    'Does {how} matter in {q}? Then say why, so that nobody leaves it out.',
    'If {how} makes a difference in {q}, finish that step with the reason, because your reader may not know it.',
  ],
};
