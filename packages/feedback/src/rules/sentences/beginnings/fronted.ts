import { wordSet } from '../../../text/word-set.ts';
import type { Sentence } from '../../../text/student-text.ts';

const adverbs = wordSet(
  'after before when whenever while if as because since until once during suddenly later slowly quickly carefully eventually inside outside behind under above below beside beneath between nearby somewhere with without from in on at by for through across today tonight yesterday tomorrow soon instead sometimes usually luckily meanwhile',
);

const pointing = /^(?:every|each|one|last|this|that|next)$/u;
const time =
  /^(?:days?|nights?|mornings?|afternoons?|evenings?|weeks?|weekends?|months?|years?|times?|summer|winter|spring|autumn|term|lunchtime|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;

/** ‘Today was the best day’ is about today. */
const day = /^(?:today|tonight|yesterday|tomorrow)$/u;
const ofDays =
  /^(?:was|wasn['’]t|is|isn['’]t|were|will|won['’]t|has|had|felt|seemed|began|started|turned|came|ended|went|became)$/u;

const isTime = ({ words: [first, second] }: Sentence): boolean =>
  pointing.test(first?.lower ?? '') && time.test(second?.lower ?? '');

/** Whether a sentence begins with a word that tells when, where, how, why or if. */
export function beginsWithWhen(one: Sentence): boolean {
  const [first] = one.words;
  if (first === undefined || /^once upon\b/iu.test(one.text)) return false;
  return adverbs.has(first.lower) || isTime(one);
}

/** Whether a sentence begins with when, where, how, why or if, before who or what it is about. */
export function isFronted(one: Sentence): boolean {
  const [first, second, third] = one.words;
  const verb = isTime(one) ? third : day.test(first?.lower ?? '') ? second : undefined;
  return beginsWithWhen(one) && !ofDays.test(verb?.lower ?? '');
}
