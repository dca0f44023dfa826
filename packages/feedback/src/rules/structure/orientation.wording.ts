import type { Wording } from '../rule.ts';

/** What is said of what `orientation.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'helps me know when and where',
      'sets the scene',
      'tells the reader when and where this happens',
      'is an opening that gives the reader the information they need',
    ],
    sentences: [
      'Your opening sets the scene with {q}.',
      'I know when and where I am from {q}.',
      'By opening with {q}, you orient the reader in time and place.',
    ],
    reasons: [
      'I know where I am from the start.',
      'A clear start helps the reader.',
      'Knowing the time and place lets the reader picture what follows.',
    ],
    again: [
      'add one more detail to the scene at the start',
      'add to the opening one thing that could be seen or heard there',
      'develop your opening with one more detail about the place',
    ],
  },
  nextStep: {
    actions: [
      'tell me {missing}',
      'help the reader to know {missing}',
      'add a few words to show {missing}',
    ],
    sentences: [
      'The start does not yet tell me {missing}. Add that near {q}.',
      'Near {q}, add {missing}.',
    ],
    reasons: ['Then the reader can picture the scene.', 'A reader needs that to get started.'],
    examples: [
      'On a wet Tuesday, Mum and I drove to Napier.',
      'Last winter, my cousins came to our farm.',
      'Early one morning, down at the wharf, a boat was missing.',
    ],
    questions: [
      'What does a reader need to know at the start?',
      'Could a reader tell when and where this is?',
      'What could the first sentence show about the place?',
      'What would someone who was not there ask first?',
    ],
  },
};
