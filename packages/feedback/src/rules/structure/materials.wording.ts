import type { Wording } from '../rule.ts';

/** What is said of what `materials.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me what I need',
      'helps me get ready',
      'lets the reader get everything ready first',
      'helps the reader to have everything ready before the first step',
    ],
    sentences: [
      'You tell me what I need with {q}.',
      'I can get ready, for you wrote {q}.',
      'With {q}, the reader can collect everything before starting.',
    ],
    reasons: [
      'Now I can get ready.',
      'Nobody has to stop in the middle.',
      'A reader who has everything ready can follow the steps.',
    ],
    again: [
      'check that each thing in the list comes up in a step',
      'say how much or how many of each thing',
      'check that nothing is missing from what the reader needs',
    ],
  },
  nextStep: {
    actions: [
      'add a list of what I need',
      'tell the reader what to get ready',
      'make a list of everything that the reader has to have ready',
    ],
    sentences: [
      'I could not find a list of the things that are needed.',
      'A reader has to know what to get ready.',
    ],
    reasons: ['Then I can get it all ready.', 'With a list the reader can prepare first.'],
    examples: [
      'You will need: a pot, some soil, two seeds.',
      'Materials: string, a stick, four leaves',
      'Ingredients: 2 cups of flour, 1 egg',
    ],
    questions: [
      'What has to be ready before you start?',
      'How much of each thing do you need?',
      'What would happen if something was missing?',
    ],
  },
};
