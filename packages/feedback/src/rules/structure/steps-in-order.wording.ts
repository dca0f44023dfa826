import type { Wording } from '../rule.ts';

/** What is said of what `steps-in-order.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'Your steps come in order, as I see from {q}.',
      'I can follow your steps, with {q} to lead me.',
      'The order is clear, thanks to {q}.',
      'You keep the steps in order: see {q}.',
      'The reader can follow your instructions step by step, as in {q}.',
    ],
    reasons: [
      'I can do one thing at a time.',
      'A clear order helps me get it right.',
      'Steps in order are easy for the reader to follow.',
    ],
    again: [
      'check that no small step is missing',
      'ask a friend to follow your steps',
      'test each step and add whatever is missing',
    ],
  },
  nextStep: {
    actions: [
      'number the steps',
      'put each step on a line of its own',
      'number your steps so that the reader can follow them one by one',
    ],
    sentences: [
      'The steps would be easier to follow with numbers.',
      'Show the reader clearly where each step begins.',
    ],
    reasons: ['Then I can follow them one by one.', 'A reader can see at once what comes next.'],
    examples: [
      '1. Fill the pot. 2. Press in the seed. 3. Water it.',
      'First, fold the paper. Next, turn it over.',
    ],
    questions: [
      'Which step comes first?',
      'Is there a step that a reader might miss?',
      'What has to be done before that?',
      'Could a friend follow your steps?',
    ],
  },
};
