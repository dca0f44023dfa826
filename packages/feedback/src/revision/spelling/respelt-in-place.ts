import type { BothRuns } from '../words/alignment.ts';
import { isHeardAlike } from './heard-alike.ts';
import { isOneRespelt, isRespelt } from './respelt.ts';
import { remembered } from '../../text/remembered.ts';

/** Longer runs are hardly the same words in another spelling (words). */
export const MOST_RESPELT = 8;

/** More words are compared one by one. */
const MOST_WORDS = 3;

/** As `isRespelt`, of words that one draft has where the other has the others. */
export function isRespeltInPlace(before: readonly string[], after: readonly string[]): boolean {
  if (isRespelt(before, after) || isJoined(before, after) || isJoined(after, before)) return true;
  if (before.length > MOST_WORDS || before.length !== after.length) return false;
  return before.every((one, i) => isAlike(one, after[i] ?? ''));
}

/** Whether a word is another one in a different spelling. */
export const isAlike = (one: string, other: string): boolean =>
  one === other || isOneRespelt(one, other) || isHeardAlike(one, other);

/** Words in the place of others, one for one, but for two that are written as one, or one as two. */
export function pairedInPlace(
  before: readonly string[],
  after: readonly string[],
): BothRuns[] | null {
  if (Math.max(before.length, after.length) > MOST_RESPELT) return null;
  const pairs: BothRuns[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    const isOne = isJoined(before.slice(one, one + 1), after.slice(other, other + 2));
    const isTwo = isJoined(after.slice(other, other + 1), before.slice(one, one + 2));
    const [to, otherTo] = [one + (isTwo ? 2 : 1), other + (isOne ? 2 : 1)];
    pairs.push({ before: { from: one, to }, after: { from: other, to: otherTo } });
    [one, other] = [to, otherTo];
  }
  return one === before.length && other === after.length ? pairs : null;
}

/** Words that have only a shorter part in common are hardly the same (letters). */
const SAME_PART = 2;
const LONG = 7;
const LONGEST = 30;

/** How far from its place a word may have been cut in two (letters). */
const OFF = 2;

/** Whether a word is two words written as one, in any spelling: ‘outside’ and ‘owt side’. */
function isJoined([word = '', ...none]: readonly string[], two: readonly string[]): boolean {
  const [first = '', second = ''] = two;
  if (none.length > 0 || two.length !== 2 || word.length > LONGEST) return false;
  return word.charAt(0) === first.charAt(0) && isBoth(`${word} ${first} ${second}`);
}

/** The same words are compared several times. */
const MOST_KEPT = 5_000;

const isBoth = remembered(MOST_KEPT, (words) => {
  const [word = '', first = '', second = ''] = words.split(' ');
  if (word === first + second) return true;
  const to = Math.min(word.length - 1, first.length + OFF);
  for (let at = Math.max(1, first.length - OFF); at <= to; at++) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    const isSure =
      word.length >= LONG ||
      (start === first && at >= SAME_PART) ||
      (end === second && end.length >= SAME_PART);
    if (isSure && isAlike(first, start) && isAlike(second, end)) return true;
  }
  return false;
});
