import type { Wording } from '../rule.ts';

/** What is said of what `resolution.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'helps to end the story',
      'brings things to a close',
      'tells the reader how things turn out',
      'helps to bring your story to a satisfying close',
    ],
    sentences: [
      'Your ending has {q} in it, so I know how things turn out.',
      'You bring it to a close with {q}.',
      'Near the end, {q} tells the reader how things are settled.',
    ],
    reasons: [
      'I like to know how it ends.',
      'It feels finished.',
      'A reader likes to see how the problem was settled.',
    ],
    again: [
      'make the ending stronger with one feeling',
      'add what someone learnt from it all',
      'finish with a sentence that takes the reader back to the beginning',
    ],
  },
  nextStep: {
    actions: [
      'tell me how it all turned out',
      'show how the problem was solved',
      'add one or two sentences that settle the problem',
    ],
    sentences: [
      'Your text stops at {q}. How does it all turn out?',
      'After {q}, add a sentence that shows how things ended.',
    ],
    reasons: ['Then it feels finished.', 'A reader wants to know how things were settled.'],
    examples: [
      'In the end, the lamb was back with its mother.',
      'From that day on, nobody laughed at the little boat.',
      'The storm had gone, and so had the old tree.',
    ],
    questions: [
      'How do things end for everyone?',
      'What has changed since the beginning?',
      'What should the reader feel at the end?',
      'Who solved the problem, and how?',
    ],
  },
};
