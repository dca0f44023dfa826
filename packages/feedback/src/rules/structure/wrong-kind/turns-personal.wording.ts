import type { Wording } from '../../rule.ts';

/** The comments on what `turns-personal.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your report is about the topic first, and from {q} on about you. Put facts there that are true for everyone.',
    'At {q} you stop giving facts and tell about yourself. Which facts could stand there?',
    'Would a book of facts go on with {q}? Take that part out, and write what else is true of your topic.',
    'You begin as a report should, but at {q} it turns to your own life, so replace that part with more facts about the topic.',
  ],
};
