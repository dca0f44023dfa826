import type { NextStepWording } from '../rule.ts';

/** What helps a student to show when things happened, whichever rule asks for it. */
export const order: Pick<NextStepWording, 'examples' | 'questions'> = {
  examples: [
    'After the rain stopped, the snails came out.',
    'Meanwhile, Dad looked for the keys.',
    'Before long, the tide was at our feet.',
    'As soon as the bell rang, the hall went quiet.',
  ],
  questions: [
    'When did that happen?',
    'Which time word would help a reader there?',
    'How much later was it?',
    'What was happening at the same time?',
  ],
};
