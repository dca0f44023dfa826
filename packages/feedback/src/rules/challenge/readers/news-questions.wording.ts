import type { Wording } from '../../rule.ts';

/** The comments on what `news-questions.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'News tells who, what, when, where and why. Tick each one as far as {q}. Is one missing? Add it.',
    'For a challenge, tick who, what, when, where, why and how as far as {q}. Add the one that your readers would still ask about.',
    'Think of a reader who stops after {q}. Decide which of the news questions, who, what, when, where or why, still needs an answer by then, and add it.',
  ],
};
