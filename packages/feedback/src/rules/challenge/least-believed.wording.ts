import type { Wording } from '../rule.ts';

/** The comments on what `least-believed.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Which of your reasons is the weakest? Start looking at {q}, and make it stronger.',
    'Read your reasons, from {q} on, to somebody at home. Which one do they believe least? Add what would convince them.',
    'For a challenge, ask a classmate which of your reasons, beginning with {q}, they would argue with first. Give that one a fact or an example.',
    'Weigh your reasons against each other, beginning at {q}, and give the one that convinces least a fact, a figure or something that really happened.',
  ],
};
