import { GREETING } from '../../text/meaning/letter-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const toHearers = new RegExp(
  String.raw`^\W*${GREETING},?\W+(?:everyone|everybody|all|teachers?|judges|classmates|parents|students|fellow|ladies|koutou|t[aā]tou)(?!\p{L})`,
  'iu',
);

/** Whether a text greets its hearers: it may tell what happened once, to argue by it. */
export const isSpeech = onceForEach(({ text }: StudentText): boolean => toHearers.test(text));
