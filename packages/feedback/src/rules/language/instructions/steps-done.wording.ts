import type { Wording } from '../../rule.ts';

/** The comments on what `steps-done.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Tell your reader what to do. Begin {q} with a command verb.',
    'At {q}, nobody is told to do anything. Which verb would tell them? Put it first.',
    'Instructions speak to whoever follows them. Change {q} to begin with what to do.',
    'In {q}, things happen by themselves, so nobody knows whose job it is: start with a doing word that tells your reader to do it.',
  ],
};
