import { unquoted } from './task-talk.ts';

const choice =
  /\bkeep (?:the (?:one|ones|best|better|first)\b|whichever\b|it if\b)|\bif (?:you like it|it sounds) better\b|\bwhich (?:one |way )?(?:do you like|sounds) better\b/iu;

/** Whether a step asks to try something and to keep what is better: who kept the old words may have tried. */
export const mayBeKept = (comment: string): boolean => choice.test(unquoted(comment));
