import type { Wording } from '../rule.ts';

/** What is said of what `simile.ts` finds. */
export const wording: Wording = {
  strength: [
    'I can picture it when you write {q}.',
    'Your comparison, {q}, lets me see what you saw.',
    '{q} is a comparison that works.',
    'You compare one thing with another in {q}. That makes it easy to imagine.',
    'Comparing the two in {q} gives your reader a picture straight away.',
    'The simile {q} shows me more than an ordinary describing word could.',
  ],
};
