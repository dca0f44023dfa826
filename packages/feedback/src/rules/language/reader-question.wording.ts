import type { Wording } from '../rule.ts';

/** What is said of what `reader-question.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'makes me stop and think',
      'speaks right to me',
      'asks the reader to think along with you',
      'involves the reader by asking for an answer',
    ],
    sentences: [
      'You ask me {q}, and it makes me think.',
      'The question {q} speaks to the reader.',
      'By asking {q}, you make the reader think about your point.',
    ],
    reasons: [
      'I want to answer it.',
      'Questions pull the reader in.',
      'A question to the reader makes an argument more personal.',
    ],
    again: [
      'ask the reader one more question near the end',
      'answer that question in your next sentence',
      'think about where another question would make the reader stop',
    ],
  },
  nextStep: {
    actions: [
      'ask the reader a question',
      'add one question that makes me think',
      'use a question to make the reader think about your point',
    ],
    sentences: ['A question could pull the reader in.', 'Speak to your reader with one question.'],
    reasons: ['Then I will stop and think.', 'A question makes the reader take part.'],
    examples: [
      'Would you like to live in a cage?',
      'What would you do without trees?',
      'Have you ever seen a sad penguin?',
    ],
    questions: [
      'What could you ask your reader?',
      'Which point do you want the reader to think about?',
      'Where would a question make the reader stop?',
    ],
  },
};
