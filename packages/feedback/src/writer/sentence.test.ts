import { expect, it } from 'vitest';
import { quotedSlots, sayable } from './sentence.ts';

const comments = ['All: {q}.', 'From {q1} to {q2}.', 'Only {q1}.', 'At {q1}, {where}: {q2}.'];

it('a comment is said only if it shows every stretch that is quoted', () => {
  expect(sayable(comments, quotedSlots(['one', 'two']))).toEqual([
    'All: {q}.',
    'From {q1} to {q2}.',
  ]);
  expect(sayable(comments, quotedSlots(['one']))).toEqual(['All: {q}.', 'Only {q1}.']);
});

it('a comment is said only if all its other slots are known', () => {
  const slots = { ...quotedSlots(['one', 'two']), where: 'here' };
  expect(sayable(comments, slots)).toContain('At {q1}, {where}: {q2}.');
});
