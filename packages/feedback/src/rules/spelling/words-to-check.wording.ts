import type { Wording } from '../rule.ts';

/** What is said of what `words-to-check.ts` finds. */
export const wording: Wording = {
  nextStep: {
    actions: [],
    sentences: [
      'Have another look at {q}.',
      'Check the spelling of {q}.',
      'Say {q} slowly. Does each part look right?',
      'One word to look up is {q}.',
      'Your next step is to look {q} up in a dictionary.',
    ],
    reasons: [
      'Try it two ways and see which looks right.',
      'A dictionary or a friend can help you to check.',
    ],
    examples: [
      'Write it, look at it, and look it up.',
      'Clap the word and write each part: di-no-saur.',
      'Hear each sound: s-t-r-o-ng.',
    ],
    questions: [
      'Which part of that word is tricky?',
      'Which other words are you not sure of?',
      'Where can you look up a word?',
      'What other way could you spell that sound?',
    ],
  },
};
