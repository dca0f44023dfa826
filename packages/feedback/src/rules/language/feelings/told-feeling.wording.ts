import type { Wording } from '../../rule.ts';

/** The comments on what `told-feeling.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Let me see the feeling at {q}. What was done, or what did it look like?',
    'At {q} you name the feeling. Show it: what would I have seen or heard?',
    'You tell me the feeling at {q}. Swap it for what could be seen.',
    'Instead of naming the emotion at {q}, describe what somebody watching would notice.',
  ],
};
