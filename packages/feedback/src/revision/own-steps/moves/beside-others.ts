import type { Verdict } from '@second-draft/contract';
import { lowerWords } from '../../../text/words.ts';
import { stemOf } from '../../changes/kind-of-revision.ts';
import { isOfTopic } from '../../words/of-topic.ts';
import type { OwnLook } from '../own-look.ts';
import type { Move } from './move.ts';
import { namedSentences } from './named-sentences.ts';
import {
  hasMovedAny,
  isPlaced,
  sayingRuns,
  stemsIn,
  traced,
  type Placed,
  type Traced,
} from './where-now.ts';

/** Before or after another sentence, or two that change places. */
export function besideOther(look: OwnLook, move: Move, moved: readonly Placed[]): Verdict | null {
  const all = traced(look.drafts);
  const others = namedSentences(move.to, all, '').filter(isPlaced);
  if (others.length === 0 || others.some((one) => moved.includes(one))) return null;
  const isFirst = (one: Placed, other: Placed) => one.now.from < other.now.from;
  const wasFirst = moved.every(({ run }) => others.every((one) => run.from < one.run.from));
  const wasLast = moved.every(({ run }) => others.every((one) => run.from > one.run.from));
  const isNowFirst = moved.every((one) => others.every((other) => isFirst(one, other)));
  const isNowLast = moved.every((one) => others.every((other) => isFirst(other, one)));
  const isWished =
    move.where === 'swapped'
      ? wasFirst !== isNowFirst
      : move.where === 'before'
        ? isNowFirst
        : isNowLast;
  const wasWished = move.where === 'swapped' ? false : move.where === 'before' ? wasFirst : wasLast;
  if (wasWished || !(wasFirst || wasLast) || !(isNowFirst || isNowLast)) return null;
  return isWished ? 'done' : 'notYet';
}

/** To sentences about the same: they share a word with the step that its old neighbours lack. */
export function toTheirKind(look: OwnLook, move: Move, moved: readonly Placed[]): Verdict | null {
  const { before, after, ofAfter } = look.drafts.compared.alignment;
  const all = traced(look.drafts);
  const at = all.findIndex((one) => one === moved[0]);
  const end = all.findLastIndex((one) => one === moved.at(-1));
  const old = [all[at - 1], all[end + 1]].filter((one) => one !== undefined);
  const [first] = moved;
  if (first === undefined) return null;
  const own = new Set(moved.flatMap(({ stems }) => [...stems]));
  const runs = sayingRuns(after);
  const here = runs.findIndex(({ to }) => to > first.now.from);
  const beside = [here - 1, here, here + 1].flatMap((i) => runs[i] ?? []);
  const isBeside = (one: Traced) =>
    isPlaced(one) && beside.some(({ from, to }) => one.now.from < to && one.now.to > from);
  if (old.length > 0 && old.every(isBeside)) return hasMovedAny(look.drafts) ? null : 'notYet';
  const asked = new Set(
    lowerWords(`${move.to} ${look.asked}`).flatMap((word) => (isOfTopic(word) ? stemOf(word) : [])),
  );
  const left = new Set(old.flatMap(({ run }) => [...stemsIn(before, run)]));
  const isOfOld = (i: number) => {
    const was = ofAfter[i] ?? -1;
    return was >= 0 && !old.some(({ run }) => was >= run.from && was < run.to);
  };
  const isTheirKind = beside
    .flatMap(({ from, to }) => after.slice(from, to).filter((_, i) => isOfOld(from + i)))
    .map(({ key }) => stemOf(key))
    .some((stem) => asked.has(stem) && !left.has(stem) && !own.has(stem));
  return isTheirKind ? 'done' : null;
}
