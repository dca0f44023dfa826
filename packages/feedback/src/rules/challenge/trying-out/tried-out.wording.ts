import type { Wording } from '../../rule.ts';

/** The comments on what `tried-out.ts` finds; acting it out takes no things, and no place but the classroom. */
export const wording: Wording = {
  nextStep: [
    'Let a friend act out {q} and what follows: where do they stop?',
    'Read your steps to a friend from {q} on, and let them act out each one. Where do they stop? Write what they needed there.',
    'Let somebody act out your steps while you say nothing. From {q} on, watch where they get stuck, and add what is missing there.',
    'For a challenge, give your steps to somebody who has never done this, and let them act out each one from {q} on. Which question do they ask first? Put the answer into that step.',
  ],
};
