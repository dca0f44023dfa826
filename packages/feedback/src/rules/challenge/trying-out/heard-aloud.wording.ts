import type { Wording } from '../../rule.ts';

/** The comments on what `heard-aloud.ts` finds; `{best}` is filled where the sentence could stay as it is. */
export const wording: Wording = {
  nextStep: [
    'Try the long sentence with {q} as two. {choice}.',
    'Read the long sentence with {q} aloud. Then try it as two. {choice}.',
    'Several ideas share the sentence with {q}. Try it as two, so that each stands out. {choice}.',
    'For a challenge, give the most important idea in the sentence with {q} a sentence of its own. Read both versions aloud, and {best}.',
  ],
};
