import { expect, it } from 'vitest';
import { composeFeedback, inReadingOrder } from './compose.ts';

const point = (
  kind: 'strength' | 'nextStep' | 'question',
  comment: string,
  example: string | null = null,
) => ({
  kind,
  comment,
  example,
});

it('reads strengths, next steps and questions in paragraphs of their own', () => {
  const points = [
    point('strength', 'One.'),
    point('strength', 'Two.'),
    point('nextStep', 'Do.'),
    point('question', 'Why?'),
  ];
  expect(composeFeedback(points)).toBe('One. Two.\n\nDo.\n\nWhy?');
});

it('gives examples after what they belong to, and ends them', () => {
  expect(
    composeFeedback([
      point('nextStep', 'Add a title.', 'How to fold a boat'),
      point('nextStep', 'Do.', 'Stop!'),
    ]),
  ).toBe('Add a title. For example: How to fold a boat. Do. For example: Stop!');
});

it('puts points in the order in which they are read', () => {
  const order = inReadingOrder([
    point('question', 'c'),
    point('strength', 'a'),
    point('nextStep', 'b'),
  ]);
  expect(order.map(({ comment }) => comment).join('')).toBe('abc');
});
