import type { Wording } from '../../rule.ts';

/** The comments on what `tried-ending.ts` finds; `{part}` is empty where the whole sentence is shown. */
export const wording: Wording = {
  nextStep: [
    'Write one more ending in place of {part}{q}. Keep the best.',
    'Is {part}{q} your best ending? Write one more, and keep the one you like better.',
    'For a challenge, write a second ending in place of {part}{q}. Which one will your reader think about for longer? Keep that one.',
    'A second ending lets you choose: write one in place of {part}{q}, and decide which of them leaves your reader more to think about.',
  ],
};
