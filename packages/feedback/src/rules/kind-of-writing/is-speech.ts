import { GREETING } from '../../text/meaning/letter-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const toHearers = new RegExp(
  String.raw`^\W*${GREETING},?\W+(?:everyone|everybody|all|teachers?|judges|classmates|parents|students|fellow|ladies|koutou|t[aā]tou)(?!\p{L})`,
  'iu',
);

/** ‘Write a speech’, and not ‘Use speech marks’. */
const asked =
  /(?<!\b(?:direct|reported|indirect|of) )\bspeech(?:es)?\b(?![ -]?(?:marks?|bubbles?|tags?|verbs?|punctuation))/iu;

const toOne = /^\W*dear\b/iu;

/**
 * Whether a text greets its hearers, or is the speech that was asked for: it may tell what happened
 * once, to argue by it.
 */
export const isSpeech = onceForEach(
  ({ text, task = '' }: StudentText): boolean =>
    toHearers.test(text) || (asked.test(task) && !toOne.test(text)),
);
