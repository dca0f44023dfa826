import type { Point } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { fitToLength } from './fit-to-length.ts';

const point = (kind: Point['kind'], comment: string, example: string | null = null): Point => ({
  kind,
  comment,
  quotations: [],
  example,
  skill: null,
});
const shown = (points: readonly Point[], asked: number) =>
  fitToLength(points, asked).map(({ comment, example }) => [comment, example].filter(Boolean));

const praise = point('strength', 'Your start is clear. I could see it.');
const step = point('nextStep', 'Say how it felt. It helps your reader.', 'My toes went numb.');
const other = point('nextStep', 'Add a sound. Then we hear it too.');

it('leaves alone what has as many words as may be', () => {
  const points = [point('strength', 'One two three four five six. It is seven.')];
  expect(points[0]?.comment.split(' ')).toHaveLength(9);
  expect(fitToLength(points, 9)).toEqual(points);
  expect(fitToLength([point('strength', 'one '.repeat(11).trim())], 10)).toHaveLength(1);
});

it('leaves out the last example first', () => {
  const early = { ...praise, example: 'The bus was late.' };
  expect(shown([early, step], 20)).toEqual([[praise.comment, 'The bus was late.'], [step.comment]]);
});

it('leaves out the last words of praise before those of a step, and of the last step first', () => {
  const bare = { ...step, example: null };
  expect(shown([praise, bare, other], 20)).toEqual([
    ['Your start is clear.'],
    [step.comment],
    [other.comment],
  ]);
  const short = point('strength', 'It is clear.');
  expect(shown([short, bare, other], 14)).toEqual([
    ['It is clear.'],
    [step.comment],
    ['Add a sound.'],
  ]);
});

it('leaves out what makes it fit, rather than what comes first and is not enough', () => {
  const long = { ...praise, example: 'The bus was so late that we all went home on foot.' };
  const both = [long, { ...step, example: 'Numb.' }];
  expect(shown(both, 18)).toEqual([[praise.comment], [step.comment, 'Numb.']]);
});

it('never leaves out a sentence of praise that quotes, or all there is', () => {
  const quoting = point('strength', 'Your start is clear. See “the awa was cold and deep”.');
  expect(shown([quoting, other], 12)).toEqual([[quoting.comment], ['Add a sound.']]);
  expect(shown([point('strength', 'I see it all in my head as if I were there.')], 5)).toEqual([
    ['I see it all in my head as if I were there.'],
  ]);
});

it('leaves out a question at the end of a step, but no second thing to do', () => {
  const asking = point('nextStep', 'Say how it felt to you. Was it wet?');
  const short = point('strength', 'It is clear.');
  expect(shown([short, asking], 9)).toEqual([['It is clear.'], ['Say how it felt to you.']]);
  const telling = point('nextStep', 'Say how it felt to you. Use two words.');
  expect(shown([short, telling], 9)).toEqual([['It is clear.'], [telling.comment]]);
});

it.each(['Look at “it was wet”.', 'Read “it was wet” again.', 'A word in “it was wet” is wrong.'])(
  'keeps the question where the rest of a step asks for nothing: %s',
  (pointing) => {
    const comment = `${pointing} Was it wet or cold?`;
    expect(shown([point('strength', 'It is clear.'), point('nextStep', comment)], 8)).toEqual([
      ['It is clear.'],
      [comment],
    ]);
  },
);

it('leaves out one of several points of a kind, and never the last of its kind', () => {
  const points = ['One for the start.', 'Two for the middle.', 'Three for the end.'].map((words) =>
    point('strength', words),
  );
  const ask = point('question', 'Why was it so?');
  expect(shown([...points, ask], 12)).toEqual([
    ['One for the start.'],
    ['Two for the middle.'],
    ['Why was it so?'],
  ]);
  expect(shown([...points.slice(0, 1), ask], 2)).toEqual([
    ['One for the start.'],
    ['Why was it so?'],
  ]);
});

it('never makes it shorter than was asked for', () => {
  const points = [point('strength', 'I see it.'), point('strength', 'one '.repeat(20).trim())];
  expect(fitToLength(points, 19)).toEqual(points.slice(1));
  const tens = [1, 2].map(() => point('strength', 'one '.repeat(10).trim()));
  expect(fitToLength(tens, 17)).toEqual(tens);
});
