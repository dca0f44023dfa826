import type { Wording } from '../rule.ts';

/** What is said of what `position.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me what you think',
      'makes your view clear from the start',
      'states your position clearly',
      'states your position early and lets the reader know what you are arguing for',
    ],
    sentences: [
      'You say what you think at the start: {q}.',
      'I know your view when I read {q}.',
      'Your position, {q}, is clear from the beginning.',
    ],
    reasons: [
      'I know what you want.',
      'A clear view at the start helps the reader.',
      'A reader who knows your position can follow your argument.',
    ],
    again: [
      'say your view once more at the end, in new words',
      'come back to your view in the last sentence',
      'return to your position at the end and say it even more strongly',
    ],
  },
  nextStep: {
    actions: [
      'say what you think in the first sentence',
      'make your view clear at the start',
      'state your position clearly before you give your reasons',
    ],
    sentences: [
      'You start with {q}. Tell the reader what you think as well.',
      'Near {q}, say clearly what you want people to think or do.',
    ],
    reasons: ['Then I know what you want.', 'A reader needs to know your position first.'],
    examples: [
      'I believe that every child should learn to swim.',
      'Our town must keep its library.',
      'Dogs should be welcome at the beach.',
    ],
    questions: [
      'What do you want your reader to think?',
      'What should change, and who could change it?',
      'Could a reader tell what you think after one sentence?',
      'Who are you trying to convince?',
    ],
  },
};
