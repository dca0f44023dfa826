import type { Wording } from '../rule.ts';

/** What is said of what `bare-sentence.ts` finds. */
export const wording: Wording = {
  nextStep: {
    actions: [
      'tell me what made it so',
      'show the reader what you saw or heard',
      'add what happened to make it like that',
      'describe the moment so that the reader can feel it too',
    ],
    sentences: [
      'When you say {q}, show me why.',
      'The reader needs to see what is behind {q}.',
      'After {q}, add what made it like that.',
    ],
    reasons: ['Then I can feel it too.', 'The reader was not there and needs you to show it.'],
    examples: [
      'The slide was so fast that my hat flew off.',
      'We laughed until our sides hurt.',
      'The soup was so hot that my glasses fogged up.',
      'The hall was so quiet that I could hear the clock.',
    ],
    questions: [
      'What made it like that?',
      'What did you see or hear that made it so?',
      'How would you show this to someone who was not there?',
      'What was the best bit of it?',
      'Which moment would you show me?',
    ],
  },
};
