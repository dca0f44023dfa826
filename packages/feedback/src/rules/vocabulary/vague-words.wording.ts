import type { Wording } from '../rule.ts';

/** The comments on what `vague-words.ts` finds; `{avoided}` is filled where the task names the words. */
export const wording: Wording = {
  nextStep: [
    'You use {counts}. They could mean almost anything. At {q}, say exactly what you saw.',
    'I counted {counts}. Change {q}: which word tells me just how it was?',
    'Words like {word} and {other} don’t show me much. Look at {q}. What was it like?',
    'Because you wrote {counts}, your reader has to guess what you mean. Put exact words in {q}.',
    'Your task asks you to do without {avoided}. Find each one, and put an exact word there. Start at {q}.',
    'Find each {avoided}: your task asks for other words. What exactly do you mean at {q}?',
    'Since the task asks you to avoid {avoided}, find each and decide on the exact word. Begin at {q}.',
  ],
};
