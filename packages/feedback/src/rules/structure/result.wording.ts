import type { Wording } from '../rule.ts';

/** What is said of what `result.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me when I am done',
      'is a good way to end the steps',
      'lets the reader know that it has worked',
      'tells the reader what the result should be',
    ],
    sentences: [
      'I know when I am done from {q}.',
      'You end with {q}, so I know it has worked.',
      'Your ending, {q}, tells the reader what to expect at the end.',
    ],
    reasons: [
      'I know when to stop.',
      'It rounds off the steps.',
      'A reader can check whether the instructions have worked.',
    ],
    again: [
      'tell me how I can check that it worked',
      'add what to do if it does not work',
      'describe what the finished result should look like',
    ],
  },
  nextStep: {
    actions: [
      'end with what I should have at the end',
      'tell me how to check that it worked',
      'finish by describing what the result should look like',
    ],
    sentences: [
      'Your steps stop at {q}. What should I have at the end?',
      'After {q}, tell the reader how to know that it worked.',
    ],
    reasons: ['Then I know that I got it right.', 'The reader can check the result.'],
    examples: [
      'Now your kite is ready to fly.',
      'If the bread sounds hollow, it is done.',
      'You should see a green tip after a week.',
    ],
    questions: [
      'How will the reader know that it worked?',
      'What should it look like at the end?',
      'What could go wrong, and what then?',
    ],
  },
};
