import type { Wording } from '../rule.ts';

/** What is said of what `complex-sentences.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'joins two ideas well',
      'links ideas so that they belong together',
      'is part of a sentence that shows how ideas fit together',
    ],
    sentences: [
      'You join ideas well in the part {q}.',
      'With {q} you build a longer sentence that works.',
      'Your sentence with {q} connects its ideas clearly for the reader.',
    ],
    reasons: [
      'Joined ideas flow well.',
      'It shows how one thing leads to another.',
      'Sentences of this kind show the reader how ideas are connected.',
    ],
    again: [
      'join two more short sentences in the same way',
      'start one more sentence with when, while or after',
      'combine two other short sentences to show how their ideas are connected',
    ],
  },
  nextStep: {
    actions: [
      'join two short sentences with when or while',
      'start one sentence with when or after',
      'combine two of your sentences with a joining word such as although or while',
    ],
    sentences: [
      'Two of your ideas could be joined in one sentence.',
      'Words like when and while can join your ideas.',
    ],
    reasons: [
      'Then the reader sees how the ideas fit.',
      'Joined sentences help your writing to flow.',
    ],
    examples: [
      'When the bell rang, the gulls came down.',
      'While Mum slept, we made pancakes.',
      'Although it was late, nobody wanted to go.',
    ],
    questions: [
      'Which two sentences belong together?',
      'What happened at the same time?',
      'Which joining word would fit there?',
      'How are those two ideas linked?',
    ],
  },
};
