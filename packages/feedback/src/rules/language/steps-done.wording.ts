import type { Wording } from '../rule.ts';

/** The comments on what `steps-done.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Tell your reader what to do. Begin {q} with a command verb.',
    '{q} doesn’t tell your reader to do anything. Which verb would? Put it first.',
    'Instructions speak to whoever follows them. Change {q}, so that it starts with what to do.',
    'In {q}, things happen by themselves, so nobody knows whose job it is: start with a doing word that tells your reader to do it.',
  ],
};
