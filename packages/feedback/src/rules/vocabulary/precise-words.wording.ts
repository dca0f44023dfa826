import type { Wording } from '../rule.ts';

/** The comments on what `precise-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'Words like {q} are exact, and you use them well.',
    'You know the right words for your topic, such as {q}.',
    '{q} are words that an expert would choose.',
    'I noticed {q}: precise words that fit your topic.',
  ],
};
