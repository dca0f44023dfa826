import type { Wording } from '../rule.ts';

/** What is said of what `capitals.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'begins with a capital letter, and so do all your sentences',
      'starts with a capital, as each sentence should',
    ],
    sentences: [
      'Each sentence starts with a capital letter, as in {q}.',
      'Your capital letters are in place, as in {q}.',
      'From {q} on, all your sentences begin with a capital letter.',
    ],
    reasons: [
      'That makes your writing easy to read.',
      'Capitals show the reader where each new sentence begins.',
    ],
    again: [
      'check that the names of people and places have capitals too',
      'check the capitals once more when you have added something',
    ],
  },
  nextStep: {
    actions: [
      'check the capital letter',
      'look for a word that needs a capital letter',
      'check each sentence start, and the word I, for capital letters',
    ],
    sentences: [
      'Look at {q}. Which word needs a capital letter?',
      'In {q}, one word is missing its capital letter.',
    ],
    reasons: [
      'Capitals show where a sentence starts.',
      'Capital letters help the reader to see each new sentence.',
    ],
    examples: [
      'My cousin and I live in Gore.',
      'The bell rang. Everyone ran.',
      'We met Aunty Rose at the zoo.',
    ],
    questions: [
      'Where does each sentence start?',
      'Which other words need a capital letter?',
      'How does the reader know that a new sentence begins?',
    ],
  },
};
