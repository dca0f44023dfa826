import type { Wording } from '../rule.ts';

/** What is said of what `linking-words.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'links your ideas',
      'shows how one thing leads to another',
      'has a linking word that helps me follow your thinking',
      'connects two ideas and makes them easy to follow',
    ],
    sentences: [
      'You link your ideas in {q}.',
      'The linking word in {q} helps me follow you.',
      'Connectives, as in {q}, show the reader how your ideas fit together.',
    ],
    reasons: [
      'I can follow your thinking.',
      'One idea leads to the next.',
      'Connectives of this kind hold a piece of writing together.',
    ],
    again: [
      'use one more linking word such as however',
      'link two more ideas',
      'connect two other ideas with a word such as therefore or however',
    ],
  },
  nextStep: {
    actions: [
      'link two ideas with so or because',
      'add a linking word such as however',
      'connect two of your ideas with a word such as therefore or although',
    ],
    sentences: [
      'A linking word would show how two of your ideas fit together.',
      'Two of your ideas could be linked.',
    ],
    reasons: ['Then I can follow your thinking.', 'Linking words hold your ideas together.'],
    examples: [
      'Bees are in danger. Therefore we should plant flowers.',
      'If we share rides, the air will be cleaner.',
      'Snow is cold. However, it keeps seeds warm.',
    ],
    questions: [
      'How are those two ideas linked?',
      'What does that lead to?',
      'Which linking word would fit?',
    ],
  },
};
