import type { Wording } from '../rule.ts';

/** What is said of what `problem.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'makes me want to know what comes next',
      'seems to be where things change',
      'makes the reader worry about what will happen',
      'is the kind of moment that makes a reader curious about the outcome',
    ],
    sentences: [
      'Things change at {q}.',
      'I wanted to know what came after {q}.',
      'With {q}, the reader expects that something is about to happen.',
    ],
    reasons: [
      'A story needs a moment like that.',
      'It keeps me reading.',
      'A change of this kind builds tension for the reader.',
    ],
    again: [
      'slow down at this part and add one more detail',
      'make the trouble last one sentence longer',
      'build up to that moment with one more small sign of trouble',
    ],
  },
  nextStep: {
    actions: [
      'let one thing go wrong',
      'add a problem for someone to solve',
      'add a moment when something unexpected happens',
    ],
    sentences: [
      'I could not find the place where something goes wrong.',
      'A story often has a problem that someone has to solve.',
    ],
    reasons: [
      'Then I will want to know how it ends.',
      'A problem makes the reader curious about the ending.',
    ],
    examples: [
      'Just then, the torch went out.',
      'But when she reached into her bag, the map was gone.',
      'Suddenly the ground began to shake.',
    ],
    questions: [
      'What could go wrong?',
      'What does someone in your story want, and what is in the way?',
      'Where does the trouble begin?',
      'What is the biggest moment in your story?',
    ],
  },
};
