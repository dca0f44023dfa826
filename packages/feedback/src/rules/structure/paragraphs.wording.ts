import type { Wording } from '../rule.ts';

/** What is said of what `paragraphs.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'starts a new paragraph in a good place',
      'begins a new paragraph and shows me that a new part is coming',
      'opens a paragraph and shows the reader that a new part begins',
    ],
    sentences: [
      'You use paragraphs, and {q} starts one of them.',
      'Your paragraphs help me: one begins with {q}.',
      'A new paragraph at {q} shows the reader that a new part begins.',
    ],
    reasons: [
      'Paragraphs help me find my way.',
      'Each new part has its place.',
      'Paragraphs show the reader how your ideas are organised.',
    ],
    again: [
      'check that each paragraph has one main idea',
      'check that each paragraph starts in a way that leads the reader on',
    ],
  },
  nextStep: {
    actions: [
      'start a new paragraph where a new part begins',
      'find the place where a new paragraph could begin',
      'divide your text into paragraphs, one for each part',
    ],
    sentences: [
      'Your text is one long block. Could a new paragraph start at {q}?',
      'Look at {q}: would a new paragraph begin well there?',
    ],
    reasons: [
      'Paragraphs help me find my way.',
      'Paragraphs show the reader where a new part begins.',
    ],
    examples: [
      'New time, new place or new idea: new paragraph.',
      'The day before the trip; the trip; the way home.',
    ],
    questions: [
      'Where does a new part begin?',
      'How many parts does your text have?',
      'Which sentences belong together?',
      'What is each part about?',
    ],
  },
};
