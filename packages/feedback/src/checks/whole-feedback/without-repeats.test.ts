import { expect, it } from 'vitest';
import type { DraftPoint } from '../draft-point.ts';
import { withoutRepeats } from './without-repeats.ts';

const point = (comment: string, quotations: string[] = []): DraftPoint => ({
  kind: 'strength',
  comment,
  quotations,
  example: null,
  skill: null,
});
const comments = (...points: string[]) =>
  withoutRepeats(points.map((comment) => point(comment))).map(({ comment }) => comment);

it('leaves points as they are where nothing is said twice', () => {
  const points = [point('I like “it was cold”.  Why?'), point('Now say more.')];
  expect(withoutRepeats(points)).toEqual(points);
});

it('leaves out what was said before, in the point or in another, whatever its marks', () => {
  expect(comments('Say more. Say more! Why?', 'why? Then stop.')).toEqual([
    'Say more. Why?',
    'Then stop.',
  ]);
});

it('leaves out with a sentence what it quoted', () => {
  const [, second] = withoutRepeats([
    point('I like “so cold”.', ['so cold']),
    point('I like “so cold”. I see “my toes”.', ['so cold', 'my toes']),
  ]);
  expect(second).toMatchObject({ comment: 'I see “my toes”.', quotations: ['my toes'] });
});

it('does not cut a quotation in two', () => {
  const quoting = 'Look at “It was fun. It was fun. We left.” again.';
  expect(comments('It was fun.', quoting)[1]).toContain('“It was fun.');
});

it('keeps words that are said again in another order or cut', () => {
  expect(comments('He ran on. On he ran. Her an on.')).toEqual([
    'He ran on. On he ran. Her an on.',
  ]);
});

it('keeps marks without words', () => {
  expect(comments('Well done. … Good. …')).toEqual(['Well done. … Good. …']);
});

it('keeps each half of a quotation, whatever its marks', () => {
  expect(comments('It was fun.', 'See "It was fun. It was fun." Why?')[1]).toContain(
    '"It was fun. It was fun."',
  );
});
