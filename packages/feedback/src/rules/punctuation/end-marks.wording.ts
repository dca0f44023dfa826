import type { Wording } from '../rule.ts';

/** What is said of what `end-marks.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: ['ends with the right mark', 'ends where the idea ends'],
    sentences: [
      'Each sentence has an end mark, as the one with {q} has.',
      'You end your sentences clearly, as in the one with {q}.',
    ],
    reasons: ['So I know where to stop.', 'End marks show the reader where to pause.'],
    again: [
      'check the end marks once more when you have added something',
      'try one question or exclamation where it fits',
    ],
  },
  nextStep: {
    actions: ['check the end mark', 'choose the one end mark that fits best'],
    sentences: [
      'Look at the end of the sentence with {q}. Which mark fits best?',
      'Check the end mark of the sentence with {q}; one mark is enough.',
    ],
    reasons: [
      'One clear mark tells the reader how to read it.',
      'End marks help the reader to know when to stop.',
    ],
    examples: ['What a day!', 'Where was the dog?', 'The lights went out.'],
    questions: [
      'How should your voice sound there?',
      'Which end mark does each sentence need?',
      'Where does that sentence stop?',
    ],
  },
};
