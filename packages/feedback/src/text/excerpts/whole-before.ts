import { isCommandVerb } from '../../language/kinds-of-words/command-verbs.ts';
import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import type { Word } from '../student-text.ts';
import { isVerb } from '../grammar/verbs.ts';

/** These begin an addition wherever they stand. */
const adding = new Set('instead rather which because while since'.split(' '));

/** So do these before a noun: ‘in the rain’, but not ‘put it in’. */
const placing = new Set(
  'at in on with from during between through across along around over under into'.split(' '),
);
const beforeNoun = new Set(
  'a an the my our his her their your its this that these those each every'.split(' '),
);

/** A verb that takes what comes next to be whole: ‘look at the …’, ‘live in a …’. */
const taking =
  /^(?:be|is|are|was|were|been|being|look|listen|talk|think|live|sit|stand|sleep|play|go|come|get|wait|laugh|point|agree|depend|believe|work|deal|end|start|stay|rely)(?:s|es|ing|ed)?$/u;

/** What is kept, put or left somewhere: ‘keeping it in a good place’. */
const isPut = (verb: string, object: string): boolean =>
  /^(?:it|them|him|her|me|us|you)$/u.test(object) &&
  /^(?:keep|put|leave|left|kept|get|got|take|took|bring|brought|hold|held|throw|threw|stick|stuck|set|place|turn|hang|hung|tie|lay|laid)(?:s|ing|ed|ting|ning)?$/u.test(
    verb,
  );

/** A verb that is still to come stands this near (words). */
const SOON = 12;

/** ‘Was driven …’ wants to know where or how. */
const isPassive = (clause: readonly Word[], cut: number): boolean =>
  /^(?:is|are|was|were|been|being|be)$/u.test(clause[cut - 2]?.lower ?? '') &&
  /(?:ed|en|wn|t)$/u.test(clause[cut - 1]?.lower ?? '');

/** Whether a clause is whole if it is cut before one of its words. */
export function isWholeBefore(clause: readonly Word[], cut: number): boolean {
  const word = clause[cut];
  const last = clause[cut - 1];
  if (word === undefined || last === undefined) return false;
  if (adding.has(word.lower)) return true;
  const next = clause[cut + 1];
  const hasNoun =
    next !== undefined && (beforeNoun.has(next.lower) || /^[\p{Lu}\d]/u.test(next.text));
  const isTaken = taking.test(last.lower) || isPastDeed(last.lower) || isCommandVerb(last.lower);
  // ‘With a torch in his hand’ is one thing.
  const isWithin = clause.slice(Math.max(0, cut - 4), cut).some(({ lower }) => lower === 'with');
  const isLacking =
    isTaken || isPassive(clause, cut) || isPut(clause[cut - 2]?.lower ?? '', last.lower);
  // “A third of all people on Earth | can no longer see it” has its verb still to come.
  const isSaid = !clause.slice(cut, cut + SOON).some(isVerb);
  return placing.has(word.lower) && hasNoun && !isLacking && !isWithin && isSaid;
}
