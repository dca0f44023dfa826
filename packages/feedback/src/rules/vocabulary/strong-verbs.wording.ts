import type { Wording } from '../rule.ts';

/** What is said of what `strong-verbs.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'You chose strong verbs: {q}.',
      'I like your action words, such as {q}.',
      'Verbs like {q} let me see the action.',
      'Words such as {q} show just how it happened.',
      'The action is clear in words like {q}.',
      'With verbs such as {q}, the reader can follow every movement.',
      'Choosing exact verbs, such as {q}, gives your writing energy.',
    ],
    reasons: [
      'Strong verbs show how things move.',
      'I can see it happen.',
      'An exact verb does the work of several words.',
    ],
    again: [
      'find one more plain verb and make it strong',
      'choose one more strong verb',
      'look for another ordinary verb that could be more exact',
    ],
  },
  nextStep: {
    actions: [
      'choose one verb and make it stronger',
      'find a plain action word and pick a stronger one',
      'replace one ordinary verb with a verb that shows how it was done',
    ],
    sentences: [
      'A stronger action word would help me see it.',
      'One or two stronger verbs would show how people moved.',
    ],
    reasons: ['A strong verb shows how it was done.', 'Then the reader can see the action.'],
    examples: [
      'The cat went up the tree can be the cat scrambled up the tree.',
      'Rain came down can be rain hammered down.',
      'He got the ball can be he snatched the ball.',
    ],
    questions: [
      'Which action could you show more clearly?',
      'Which verb could show how it was done?',
      'Which action word is the plainest one?',
      'Which action do you want the reader to see best?',
    ],
  },
};
