import type { Wording } from '../rule.ts';

/** The comments on what `soft-ask.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} is easy to say no to. Write it again with ‘must’ or ‘should’{reason}.',
    'Sound more sure at {q}. Use ‘must’ or ‘should’{reason}.',
    'You ask very gently at {q}. Say what has to happen, with a word like ‘must’{reason}.',
    'Your reader could still refuse after {q}. Rewrite that sentence in a confident voice, with ‘must’ or ‘should’{reason}.',
  ],
};
