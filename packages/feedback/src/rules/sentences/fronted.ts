import { wordSet } from '../../text/word-set.ts';
import type { Sentence } from '../../text/student-text.ts';

const adverbs = wordSet(
  'after before when whenever while if as because since until once during suddenly later slowly quickly carefully eventually inside outside behind under above below beside beneath between nearby somewhere with without from in on at by for through across today tonight yesterday tomorrow soon instead sometimes usually luckily meanwhile',
);

const pointing = /^(?:every|each|one|last|this|that|next)$/u;
const time =
  /^(?:days?|nights?|mornings?|afternoons?|evenings?|weeks?|weekends?|months?|years?|times?|summer|winter|spring|autumn|term|lunchtime|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;

/** Whether a sentence begins with when, where, how, why or if, before who or what it is about. */
export function isFronted({ words: [first, second], text }: Sentence): boolean {
  if (first === undefined || /^once upon\b/iu.test(text)) return false;
  return adverbs.has(first.lower) || (pointing.test(first.lower) && time.test(second?.lower ?? ''));
}
