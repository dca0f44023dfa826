import type { Wording } from '../rule.ts';

/** The comments on what `simile.ts` finds. */
export const wording: Wording = {
  strength: [
    'I can picture it when you write {q}.',
    'Your comparison, {q}, lets me see what you saw.',
    '{q} is a comparison that works.',
    'You compare one thing with another in {q}. That makes it easy to imagine.',
    'The comparison in {q} gives your reader a picture straight away.',
    '{q} is a simile that shows me more than an ordinary word could.',
  ],
  nextStep: [
    'Try your writing without {q}. Is it stronger?',
    'You have {times} comparisons. Read on without {q}. Is it stronger? Keep the ones that work hardest.',
    'With {times} comparisons, each gets less of our attention. Choose your best, and try taking out {q}.',
  ],
};
