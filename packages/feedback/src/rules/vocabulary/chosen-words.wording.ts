import type { Wording } from '../rule.ts';

/** The comments on what `chosen-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'With {q} you say exactly what you mean.',
    'You chose {words}: {q}.',
    'I noticed {q}. A plainer word would tell me less.',
    'You use words that belong to {topic}: {q}.',
    'You could have written plainer words, and you chose {q}.',
  ],
};
