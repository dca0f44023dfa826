import type { Wording } from '../rule.ts';

/** What is said of what `sound-alikes.ts` finds. */
export const wording: Wording = {
  nextStep: {
    actions: [],
    sentences: [
      'Look at {q}. Is it {pair}?',
      'Read {q} again: should it be {pair}?',
      'In {q}, check one word. Do you need {pair}?',
      'Two words that sound the same can be hard to tell apart, so check {q}: is it {pair}?',
    ],
    reasons: [
      'They sound the same but mean other things.',
      'A spelling checker does not find these, but a reader does.',
    ],
    examples: [
      'Here and there are both places.',
      'Two tries are too few to win.',
      'He knew about the new bike.',
    ],
    questions: [
      'What does each of those words mean?',
      'How will you remember which is which?',
      'Which other words sound the same?',
    ],
  },
};
