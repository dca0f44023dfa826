import type { Wording } from '../rule.ts';

/** The comments on what `subject-first.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Begin {q} with when or where, since its neighbours start alike.',
    'Around {q}, {times} sentences in a row start with who or what they are about. Start one with when or where.',
    'There are {times} sentences in a row that begin with a person or a thing. Begin {q} with a place, a time or a word like ‘while’.',
    'Listen to {q}: it begins as its neighbours do, with who or what it is about. Which words of it could come first?',
    'Try {q} another way round, with when, where or how at its start, because {times} sentences in a row there begin with their subject.',
  ],
};
