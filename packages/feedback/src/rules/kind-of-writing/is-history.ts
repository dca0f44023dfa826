import { own } from '../../text/meaning/own-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const year = /(?<![\d$,.])(?:1[4-9]\d\d|20\d\d)(?![\d,]|s\b)/gu;

/** Fewer years may date a family’s story. */
const FEWEST_YEARS = 3;

/** More about the writer is a recount (share of the sentences). */
const MOST_OWN = 0.25;

/** Whether a text tells what changed over the years: it names no scene, and nobody lives through it. */
export const isHistory = onceForEach(({ text, sentences, purpose }: StudentText): boolean => {
  const isOwn = sentences.filter((one) => own.test(one.text)).length > sentences.length * MOST_OWN;
  return purpose !== 'narrate' && !isOwn && new Set(text.match(year)).size >= FEWEST_YEARS;
});
