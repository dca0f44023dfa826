import { expect, test } from 'vitest';
import { writtenCategory } from './entities/category.ts';
import { feedbackTypes } from './feedback-types.ts';
import { praise } from './praise.ts';

const all = [praise, ...feedbackTypes];

test('a teacher starts with fifteen categories, in use, told apart by their ids and titles', () => {
  expect(feedbackTypes).toHaveLength(15);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(all.every(({ active }) => active)).toBe(true);
});

test.each(all)('$title could have been written by a teacher, and says what to look for', (one) => {
  expect(writtenCategory.parse(one)).toEqual(one);
  expect(one.title).toMatch(/^\p{Lu}\p{L}+( \p{L}+)?$/u);
  expect(one.properties.split(' ').length).toBeGreaterThan(10);
  expect(one.properties).toMatch(/\.$/u);
});
