import { expect, it } from 'vitest';
import { answered, believing, judgePairs, recorded } from './measure.ts';
import { pairsOf } from './pairs.ts';

/** Every rule looks at 180 drafts; a busy machine is slow. */
const MOST_MS = 60_000;

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

it.each([
  ['it was tuned by', 'tuned', recorded],
  ['nothing was tuned by, with a model’s answers,', 'held-out', answered],
] as const)(
  'tells of the pairs that %s what readers agreed on, and passes over nothing that was done',
  (_, half, answer) => {
    const judged = judgePairs(pairsOf(half), answer);
    const right = judged.filter((one) => one.judged.verdict === one.right);
    expect(right.length / judged.length).toBeGreaterThanOrEqual(0.95);
    const missed = judged.filter((one) => one.right === 'done' && one.judged.verdict === 'notYet');
    expect(missed.map(({ pair }) => pair.id)).toEqual([]);
  },
  MOST_MS,
);
