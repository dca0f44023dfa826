import type { Wording } from '../rule.ts';

/** What is said of what `amounts.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me how much',
      'gives me the exact amount',
      'is exact and helps me get it right',
      'gives exact information that the reader needs to get it right',
    ],
    sentences: [
      'I know just how much from {q}.',
      'You give the exact amount in {q}.',
      'Exact details such as {q} help the reader to get it right.',
    ],
    reasons: [
      'Now I can get it right.',
      'Nobody has to guess.',
      'Exact amounts make instructions easier to follow.',
    ],
    again: [
      'say how long or how much in one more step',
      'add one more exact detail',
      'check which other step needs an exact amount or time',
    ],
  },
  nextStep: {
    actions: [
      'tell me how much or how long',
      'add an exact amount to one step',
      'give the exact amount, size or time in one of your steps',
    ],
    sentences: [
      'I would like to know how much or how long.',
      'One exact amount or time would help the reader.',
    ],
    reasons: ['Then I do not have to guess.', 'Exact amounts help the reader to get it right.'],
    examples: [
      'Stir for two minutes.',
      'Cut a string as long as your arm.',
      'Add three spoons of milk.',
    ],
    questions: [
      'How much is needed?',
      'How long does it take?',
      'Where might the reader have to guess?',
      'Which step needs an exact number?',
    ],
  },
};
