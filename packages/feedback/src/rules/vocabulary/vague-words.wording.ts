import type { Wording } from '../rule.ts';

/** The comments on what `vague-words.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You use {counts}. They could mean almost anything. At {q}, say exactly what you saw.',
    'I counted {counts}. Change {q}: which word tells me just how it was?',
    'Words like {word} and {other} don’t show me much. Look at {q}. What was it like?',
    'Because you wrote {counts}, your reader has to guess what you mean. Put exact words in {q}.',
  ],
};
