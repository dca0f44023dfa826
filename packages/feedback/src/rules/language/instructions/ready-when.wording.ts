import type { Wording } from '../../rule.ts';

/** The comments on what `ready-when.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'When is it ready at {q}? If you can tell, write it down.',
    'How will I know when to stop at {q}? Tell me what to look for.',
    'At {q}, a reader may stop too soon. Say how long it takes, or what it should look like.',
    'Somebody who has never done it may not know when {q} is finished. Add how long it takes, or what they should see, feel or smell.',
  ],
};
