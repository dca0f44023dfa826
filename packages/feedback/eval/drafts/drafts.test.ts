import { expect, it } from 'vitest';
import {
  answered,
  believing,
  judgePairs,
  ownSteps,
  recorded,
  unasked,
  type JudgedOfPair,
} from './measure.ts';
import { pairsOf } from './pairs.ts';

/** Every rule looks at 180 drafts; a busy machine is slow. */
const MOST_MS = 60_000;

const isRight = ({ judged, right }: JudgedOfPair) => judged.verdict === right;
const isPassedOver = ({ judged, right }: JudgedOfPair) =>
  right === 'done' && judged.verdict === 'notYet';
const shareOf = (judged: readonly JudgedOfPair[], is: (one: JudgedOfPair) => boolean) =>
  judged.filter(is).length / judged.length;

const all = [...pairsOf('tuned'), ...pairsOf('held-out')];

it(
  'calls nothing done without words that are new, even if a model believes everything',
  () => {
    for (const answer of [recorded, believing])
      for (const { judged, isProven } of judgePairs(all, answer))
        expect(isProven, judged.comment).toBe(true);
  },
  MOST_MS,
);

it('takes no word of a student for it that a step was taken', () => {
  const told = pairsOf('tuned').filter(({ kind }) => kind === 'told to the judge');
  expect(told.length).toBeGreaterThan(5);
  for (const { judged, right } of judgePairs(told, recorded))
    expect(right === 'done' || judged.verdict !== 'done', judged.comment).toBe(true);
});

it(
  'tells what readers agreed on where a model answers, and passes over nothing that was done',
  () => {
    const judged = judgePairs(pairsOf('held-out'), answered);
    expect(shareOf(judged, isRight)).toBeGreaterThanOrEqual(0.95);
    expect(judged.filter(isPassedOver)).toEqual([]);
  },
  MOST_MS,
);

it(
  'tells most of it by rules alone, and is sure of nothing that was done that it was not',
  () => {
    const judged = judgePairs(pairsOf('tuned'), recorded);
    expect(shareOf(judged, isRight)).toBeGreaterThanOrEqual(0.92);
    const isSure = ({ isAsked }: JudgedOfPair) => !isAsked;
    expect(judged.filter(isPassedOver).filter(isSure)).toEqual([]);
  },
  MOST_MS,
);

it(
  'passes over nothing that was done on the newest pairs, and calls little done that was not',
  () => {
    const halves = [
      { half: 'fourteenth-seen', fewestRight: 0.93, mostOverstated: 1 },
      { half: 'fourteenth-held-out', fewestRight: 0.79, mostOverstated: 6 },
    ] as const;
    for (const { half, fewestRight, mostOverstated } of halves) {
      const judged = judgePairs(pairsOf(half), recorded);
      expect(shareOf(judged, isRight), half).toBeGreaterThanOrEqual(fewestRight);
      expect(judged.filter(isPassedOver), half).toEqual([]);
      expect(judged.every(({ isProven }) => isProven)).toBe(true);
      const overstated = judged.filter(
        ({ judged: { verdict }, right }) => verdict === 'done' && right !== 'done',
      );
      expect(overstated.length, half).toBeLessThanOrEqual(mostOverstated);
    }
  },
  MOST_MS,
);

it(
  'tells most of new pairs by rules alone, and the rest is hardly ever wrong',
  () => {
    for (const half of ['thirteenth-seen', 'thirteenth-held-out'] as const) {
      const judged = judgePairs(pairsOf(half), recorded);
      expect(shareOf(judged, isRight), half).toBeGreaterThanOrEqual(0.8);
      expect(judged.filter(isPassedOver), half).toEqual([]);
      expect(judged.every(({ isProven }) => isProven)).toBe(true);
      const isNotDone = ({ judged: { verdict }, right }: JudgedOfPair) =>
        verdict === 'done' && (right === 'notYet' || right === 'cantTell');
      expect(judged.filter(isNotDone), half).toEqual([]);
    }
  },
  MOST_MS,
);

it(
  'tells most steps in a teacher’s own words without a model, and calls none done that was not',
  () => {
    for (const [half, fewestRight] of [
      ['tuned', 0.74],
      ['fifteenth-seen', 0.95],
      ['sixteenth-seen', 0.88],
      ['seventeenth-seen', 0.95],
      ['eighteenth-seen', 0.95],
    ] as const) {
      const judged = ownSteps(judgePairs(pairsOf(half), unasked));
      expect(shareOf(judged, isRight), half).toBeGreaterThanOrEqual(fewestRight);
      expect(judged.every(({ isProven }) => isProven)).toBe(true);
      const isOverstated = ({ judged: { verdict }, right }: JudgedOfPair) =>
        verdict === 'done' && right !== 'done';
      expect(judged.filter(isOverstated), half).toEqual([]);
    }
  },
  MOST_MS,
);
