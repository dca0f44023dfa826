import { own } from '../../text/meaning/own-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const born = /\b(?:was|were) born\b|\bborn (?:in|on)\b/iu;
const year = /(?<!\d)(?:1[4-9]\d\d|20\d\d)(?!\d)/gu;

/** One year may date a story. */
const FEWEST_YEARS = 2;

/** More about the writer is a recount (share of the sentences). */
const MOST_OWN = 0.25;

/** Whether a text tells somebody else’s life by its years: what could be heard or felt there, its writer can’t know. */
export const isBiography = onceForEach(({ text, sentences }: StudentText): boolean => {
  const isOwn = sentences.filter((one) => own.test(one.text)).length > sentences.length * MOST_OWN;
  const isBorn = sentences.some((one) => born.test(one.text) && !own.test(one.text));
  return isBorn && !isOwn && new Set(text.match(year)).size >= FEWEST_YEARS;
});
