import type { Wording } from '../rule.ts';

/** What is said of what `ordered-arguments.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'Words like {q} show where each reason starts.',
      'You set out your reasons with {q}.',
      'I can see each reason, for you use {q}.',
      'You organise your reasons with {q}.',
      'Signals such as {q} guide the reader from one argument to another.',
    ],
    reasons: [
      'I can count your reasons.',
      'Each reason has its place.',
      'An organised argument is easier to follow and more convincing.',
    ],
    again: [
      'check which reason is the strongest and put it last',
      'add one more reason in the same way',
      'decide which argument is strongest, and develop it further',
    ],
  },
  nextStep: {
    actions: [
      'start each reason with a word like firstly or also',
      'show where each new reason starts',
      'give each argument a signal word, such as firstly, secondly or finally',
    ],
    sentences: [
      'Show the reader where each reason begins.',
      'Your reasons would be easier to follow with signal words.',
    ],
    reasons: [
      'Then I can count your reasons.',
      'Signal words help the reader to follow an argument.',
    ],
    examples: [
      'Firstly, buses are cheaper than cars.',
      'Another reason is that bees need the flowers.',
      'Finally, a dog keeps you fit.',
    ],
    questions: [
      'How many reasons do you give?',
      'Which reason is the strongest?',
      'Which reason should come first?',
      'Could a reader count your reasons?',
    ],
  },
};
