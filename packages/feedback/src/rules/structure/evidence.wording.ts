import type { Wording } from '../rule.ts';

/** What is said of what `evidence.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'gives me a fact',
      'backs up what you say',
      'is a detail that makes me trust what you write',
      'provides exact information that supports what you are saying',
    ],
    sentences: [
      'You back it up with {q}.',
      'The detail {q} helps me to believe you.',
      'Exact information such as {q} makes your writing convincing.',
    ],
    reasons: [
      'Facts help me trust you.',
      'An exact detail is hard to forget.',
      'Evidence makes a reader more likely to believe what you write.',
    ],
    again: [
      'find one more fact or number to use',
      'back up one more idea with a fact',
      'support another of your points with an exact detail or example',
    ],
  },
  nextStep: {
    actions: [
      'add one fact or number',
      'give an example to back up one idea',
      'support your most important point with an example or a fact',
    ],
    sentences: [
      'One fact or example would back up what you say.',
      'Choose one point and prove it.',
    ],
    reasons: ['Then I will believe you.', 'Evidence makes a reader trust what you say.'],
    examples: [
      'Our street has 14 dogs and one small park.',
      'A snail can sleep for three years.',
      'Nine of the ten children in my group walk to school.',
    ],
    questions: [
      'How could you prove that?',
      'What fact or number could you find?',
      'Which point needs an example most?',
      'How do you know that this is true?',
    ],
  },
};
