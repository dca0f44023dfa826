import { expect, it } from 'vitest';
import { judgeRounds, textAfter, type PastRound } from './judge-rounds.ts';

const rounds = ['one', 'two', 'two', 'three'].map((text) => ({ text }));

it.each([
  [0, 'two'],
  // Two feedbacks on the same draft: it was changed after the second.
  [1, 'three'],
  [2, 'three'],
  [3, 'now'],
])('the draft that came after round %i is the next that is another: %s', (index, after) => {
  expect(textAfter({ rounds, text: 'now' }, index)).toBe(after);
});

const first = 'We went to camp. It was fun.';
const second = 'We went to camp. It was fun because we swam in the cold lake.';
const third = `${second} The water bit our toes.`;
const point = { quotations: [], example: null, skill: null };
const past = (text: string): PastRound => ({
  text,
  feedback: 'I like your start. Next, say why it was fun.',
  points: [
    { ...point, kind: 'strength', comment: 'I like your start.' },
    { ...point, kind: 'nextStep', comment: 'Next, say why it was fun.' },
  ],
});

it('each round is judged by the draft that came after it, and what changed by the last', () => {
  const { comparison, rounds: judged } = judgeRounds({
    text: third,
    rounds: [past(first), past(second)],
  });
  expect(judged.map(({ rules }) => rules)).toEqual([[null], [null]]);
  expect(judged.map(({ judged: steps }) => steps.length)).toEqual([1, 1]);
  const alone = judgeRounds({ text: second, rounds: [past(first)] });
  expect(judged[0]).toEqual(alone.rounds[0]);
  expect(comparison).toEqual(judgeRounds({ text: third, rounds: [past(second)] }).comparison);
});

it('the task’s lines in a document are no change when they go or come', () => {
  const written = `${third} My brother dared me to stay in until my lips were blue.`;
  const task = 'WALT: write a recount\nSuccess criteria:\n- I can say how it felt\n\n';
  const changesOf = (before: string, after: string) =>
    judgeRounds({ text: after, rounds: [past(before)] }).comparison.changes;
  expect(changesOf(task + written, written)).toEqual([]);
  expect(changesOf(written, task + written)).toEqual([]);
  const [added] = changesOf(task + written, `${written} I won.`);
  expect(added).toMatchObject({ after: { start: written.length + 1 } });
});

it('without a round there is nothing to compare a draft with', () => {
  expect(() => judgeRounds({ text: third, rounds: [] })).toThrow('nothing to compare');
});
