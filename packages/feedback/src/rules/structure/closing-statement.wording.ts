import type { Wording } from '../rule.ts';

/** What is said of what `closing-statement.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'rounds off your report',
      'is a good last line',
      'brings the facts together at the end',
      'closes your report with a statement about the whole topic',
    ],
    sentences: [
      'You round it off with {q}.',
      'Your last sentence, {q}, brings it to a close.',
      'Your report ends with a statement about the whole topic: {q}.',
    ],
    reasons: [
      'It feels finished.',
      'It tells me why the topic matters.',
      'A closing statement leaves the reader with the most important idea.',
    ],
    again: [
      'say in your ending why people should care',
      'add to your ending what the reader can do',
      'make the final statement even more memorable',
    ],
  },
  nextStep: {
    actions: [
      'add a last sentence about the whole topic',
      'round it off with one big idea',
      'finish with a statement that brings your facts together',
    ],
    sentences: [
      'Your report stops at {q}. Add a last sentence about the whole topic.',
      'After {q}, round off your report with one big idea.',
    ],
    reasons: ['Then it feels finished.', 'A closing statement brings the facts together.'],
    examples: [
      'Small as they are, bees feed the world.',
      'That is why the wētā is a treasure.',
      'Rivers are the roads of the eel.',
    ],
    questions: [
      'What is the most important thing to know?',
      'What should the reader remember?',
      'Why does your topic matter?',
    ],
  },
};
