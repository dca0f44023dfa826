import type { Wording } from '../rule.ts';

/** What is said of what `complex-sentences.ts` finds. */
export const wording: Wording = {
  strength: [
    'You join two ideas in one well-made sentence: {q}.',
    '{q} says two things at once, and says them well.',
    'The way you put together {q} is just right.',
    'Sentences like {q} show that you can build more than a simple one.',
  ],
};
