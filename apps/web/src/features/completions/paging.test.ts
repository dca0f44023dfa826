import { expect, test } from 'vitest';
import { pagesFrom, startOfEntry } from './paging.ts';

const page = (start: number, total = 250) => ({
  start,
  limit: 100,
  returned: Math.min(100, total - start),
  total,
  hasMore: start + 100 < total,
});

test('from the first page one can go on, not back', () => {
  expect(pagesFrom(page(0))).toEqual({
    first: null,
    previous: null,
    next: 100,
    last: 200,
    current: 1,
    count: 3,
  });
});

test('from the last page one can go back, not on', () => {
  expect(pagesFrom(page(200))).toMatchObject({ first: 0, previous: 100, next: null, last: null });
});

test('a page that begins anywhere leads back to the beginning at most', () => {
  expect(pagesFrom(page(30))).toMatchObject({ previous: 0, next: 130 });
});

test('an empty list leads nowhere', () => {
  expect(pagesFrom(page(0, 0))).toMatchObject({ first: null, next: null, last: null, count: 0 });
});

test.each([
  ['1', 0],
  ['100', 0],
  ['101', 100],
  ['250', 200],
  ['251', null],
  ['0', null],
  ['-5', null],
  ['2.5', null],
  ['twelve', null],
  ['', null],
])('entry %j is on the page that begins at %s', (typed, start) => {
  expect(startOfEntry(typed, page(0))).toBe(start);
});
