import { misspellingsOf } from '../../language/spelling.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Misspelt words whose correct form is not certain: the child is asked to look again. */
export const wordsToCheck: Rule = {
  find(text) {
    const unsure = misspellingsOf(text).filter(({ right }) => right === null);
    const words = [...new Map(unsure.map(({ word }) => [word.lower, word.text])).values()];
    return words.length === 0 ? [] : nextStep(words.slice(0, 4), 0.7);
  },
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
