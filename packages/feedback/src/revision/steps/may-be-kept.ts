import { unquoted } from './task-talk.ts';

const choice =
  /\bkeep (?:the (?:one|ones|best|better|first)\b|whichever\b|it if\b)|\bif (?:you like it|it sounds) better\b|\bwhich (?:one |way )?(?:do you like|sounds) better\b/iu;

/** ‘Replace it, and keep the better one’: that something else is written, readers expect. */
const replacing = /\breplace\b/iu;

/** ‘Cross out three, and keep the ones that work’: some are to go. */
const someOut = /\b(?:cross out|cut|take out|delete|get rid of)\b[^.!?]*\bkeep the ones\b/iu;

/** ‘Where do they stop?’: nothing is asked to be written. */
const onlyTried = /\bwhere do they stop\?\W*$/iu;

/**
 * Whether a step asks to try something, and to keep what is better if anything is to be written: who
 * kept the old words may have tried.
 */
export function mayBeKept(comment: string): boolean {
  const own = unquoted(comment);
  return (choice.test(own) && !replacing.test(own) && !someOut.test(own)) || onlyTried.test(own);
}
