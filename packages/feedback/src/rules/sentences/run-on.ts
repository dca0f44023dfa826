import { excerptAround } from '../../text/excerpt.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** A run of more than 30 words without an end mark: right about half the time, so it is asked. */
export const runOn: Rule = {
  find(text) {
    const [longest] = text.sentences
      .filter((sentence) => sentence.words.length > 30)
      .toSorted((a, b) => b.words.length - a.words.length);
    const middle = longest?.words[Math.floor(longest.words.length / 2)];
    const excerpt = middle === undefined ? null : excerptAround(text, middle);
    return excerpt === null ? [] : nextStep([excerpt], 0.7);
  },
  nextStep: {
    actions: [
      'listen for where you breathe when you read it aloud',
      'see if it is one idea or two',
      'check whether one long sentence could become two shorter ones',
    ],
    sentences: [
      'Read the part with {q} aloud. Where do you breathe?',
      'The sentence with {q} is long: read it aloud and see where it could stop.',
    ],
    reasons: [
      'A full stop lets the reader breathe.',
      'Shorter sentences can make each idea clear.',
    ],
    examples: [
      'The rain stopped. We ran outside.',
      'The bus was full. We had to stand all the way.',
      'Dad opened the box. It was empty.',
    ],
    questions: [
      'Where does one idea end and the next begin?',
      'Where does your voice stop?',
      'Is this one idea, or two?',
      'Where would a full stop help the reader?',
    ],
  },
};
