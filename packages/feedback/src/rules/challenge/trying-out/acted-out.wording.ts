import type { Wording } from '../../rule.ts';

/** The comments on what `acted-out.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'How should an actor say {q}? Write it in brackets.',
    'Act out {q} and what follows with a friend. Where do you stop to ask how? Add a stage direction there.',
    'Watch two friends act from {q} on. Where they don’t know how to say a line or what to do, tell them in brackets.',
    'For a challenge, picture the stage at {q}. Who moves, and what can be seen and heard? Add the one stage direction that helps your actors most.',
  ],
};
