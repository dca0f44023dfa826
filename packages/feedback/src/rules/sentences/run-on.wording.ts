import type { Wording } from '../rule.ts';

/** What is said of what `run-on.ts` finds. */
export const wording: Wording = {
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
