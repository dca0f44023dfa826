import type { Wording } from '../rule.ts';

/** What is said of what `everyday-words-right.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'Most of your words are spelt right, with {q} among them.',
      'You know everyday words such as {q}.',
      'Words that many people get wrong, like {q}, are right.',
      'I looked for mistakes in words like {q}, and found none.',
      'Many writers find {q} hard to spell, and there is no mistake here.',
      'Everyday words that are often misspelt, for instance {q}, are correct in your text.',
    ],
    reasons: [
      'That makes your text easy to read.',
      'You have learnt those well.',
      'A reader can follow your ideas without stopping at the spelling.',
    ],
    again: ['check the words that you use most', 'look once more at the words that you find hard'],
  },
};
