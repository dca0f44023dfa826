import type { Wording } from '../../rule.ts';

/** The comments on what `least-believed.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Which of your reasons is the weakest: {q}, or another? Make it stronger.',
    'Read your reasons, such as {q}, to somebody who isn’t sure yet. Which one do they believe least? Add what would convince them.',
    'For a challenge, ask a classmate which of your reasons they would argue with first: {q}, or another? Give that one another fact or example.',
    'Weigh {q} against your other reasons. Then choose the one that convinces least, and give it one more fact or figure, or something that really happened.',
  ],
};
