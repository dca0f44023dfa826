import type { Wording } from '../../rule.ts';

/** The comments on what `simile.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is a comparison that works.',
    'Your comparison, {q}, tells me what it was like.',
    'You compare one thing with another in {q}. That makes it easy to imagine.',
    'The comparison in {q} gives your reader something to imagine.',
    '{q} is a simile: it makes one thing clearer by means of another.',
  ],
  nextStep: [
    'Try your writing without {q}. Is it stronger?',
    'You have {times} comparisons. Read on without {q}. Is it stronger? Keep the ones that work hardest.',
    'With {times} comparisons, each gets less of our attention. Choose your best, and try taking out {q}.',
  ],
};
