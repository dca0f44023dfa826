import type { Wording } from '../../rule.ts';

/** The comments on what `heard-aloud.ts` finds; `{best}` is filled where the sentence could stay as it is. */
export const wording: Wording = {
  nextStep: [
    'Try the long sentence with {q} as two. {choice}.',
    'Read the long sentence with {q} aloud. Then try it as two. {choice}.',
    'Listen to the sentence with {q}. Where do you take a breath? Try it as two sentences. {choice}.',
    'For a challenge, write the sentence with {q} in two other ways: as two sentences, and with its parts in another order. Read all three aloud, and {best}.',
  ],
};
