import type { Wording } from '../../rule.ts';

/** The comments on what `tried-ending.ts` finds; `{part}` is empty where the whole sentence is shown. */
export const wording: Wording = {
  nextStep: [
    'Try a new ending in place of {part}{q}. {ask} Keep the one you like better.',
    'Many {kinds} could end with {part}{q}. {ask} Write an ending for yours alone.',
    'For a challenge, write a second ending in place of {part}{q}. {ask} Then keep the one that your reader will think about for longer.',
  ],
};
