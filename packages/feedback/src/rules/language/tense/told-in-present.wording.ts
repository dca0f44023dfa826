import type { Wording } from '../../rule.ts';

/** The comments on what `told-in-present.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'This has happened already. Put the verbs of {q} into the past, then all the others.',
    'You tell of something that is over. Change the verbs at {q} so that they say so, and go on to the end.',
    'Begin at {q} and change each verb to the past: what did you do?',
    'A recount tells of what is over, so change the verbs in {q}, and after it all the others, to the past tense.',
  ],
};
