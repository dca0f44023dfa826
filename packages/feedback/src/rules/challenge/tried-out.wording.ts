import type { Wording } from '../rule.ts';

/** The comments on what `tried-out.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Let a friend try your steps from {q} on. Where do they get stuck?',
    'Ask a friend to do it with only your steps, from {q} on. Where do they stop? Write what they needed there.',
    'Let somebody try your steps while you say nothing. From {q} on, watch where they get stuck, and add what is missing there.',
    'For a challenge, give your steps to somebody who has never done this, and watch from {q} on. Which question do they ask first? Put the answer into that step.',
  ],
};
