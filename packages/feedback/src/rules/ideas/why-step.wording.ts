import type { Wording } from '../rule.ts';

/** The comments on what `why-step.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Why {how}? Add the reason to {q}.',
    'A reader may skip {how} in {q}. Tell them why it matters.',
    'In {q}, what happens if the reader forgets {how}? Add a few words that say why.',
    'You know why {how} matters in {q}, but your reader may not, so finish that step with the reason.',
  ],
};
