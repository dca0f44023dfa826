import type { Wording } from '../rule.ts';

/** What is said of what `goal.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me what I will make or do',
      'says what it is for',
      'tells the reader the goal straight away',
      'states the goal and lets the reader know what the instructions are for',
    ],
    sentences: [
      'I know the goal from {q}.',
      'You say at once what this is for: {q}.',
      'The reader knows the purpose of your instructions from {q}.',
    ],
    reasons: [
      'I know what I will do.',
      'A clear goal helps me begin.',
      'Knowing the goal helps the reader to understand each instruction.',
    ],
    again: [
      'add why someone would want to do this',
      'tell the reader how long it will take',
      'tell the reader at the start who this is for',
    ],
  },
  nextStep: {
    actions: [
      'say at the top what this will make or do',
      'add a title that tells me the goal',
      'begin with a title or sentence that states the goal',
    ],
    sentences: [
      'You start with {q}. Tell the reader first what they are going to make or do.',
      'Before {q}, add a title that tells the goal.',
    ],
    reasons: ['Then I know what I am making.', 'The reader needs to know the goal first.'],
    examples: [
      'How to fold a paper boat',
      'How to look after a guinea pig',
      'This is how to plant a bean.',
    ],
    questions: [
      'What will the reader have at the end?',
      'What is the goal?',
      'Who would want to do this, and why?',
    ],
  },
};
