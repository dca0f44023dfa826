import type { Wording } from '../rule.ts';

/** What is said of what `bare-sentence.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} leaves me wanting more. What made it like that?',
    'You say {q}. Tell me one thing that happened to make it so.',
    'Show me what you mean by {q}, so that someone who wasn’t there knows it too.',
    'Add one more sentence after {q} that shows me why.',
    'What would I have seen or heard at {q}? Write it in.',
  ],
  examples: ['The slide was so fast that my hat flew off.'],
};
