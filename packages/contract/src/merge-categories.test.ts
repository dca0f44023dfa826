import { expect, test } from 'vitest';
import type { Category } from './entities/category.ts';
import { mergeCategories } from './merge-categories.ts';

const category = (id: string, change: Partial<Category> = {}): Category => ({
  id,
  title: id,
  properties: '',
  active: true,
  ...change,
});
const [a, b, c] = [category('a'), category('b'), category('c')];
const idsOf = (all: readonly Category[]) => all.map(({ id }) => id);

test('what both sides have added is kept, each after what it was put behind', () => {
  const mine = [a, category('mine'), b];
  const theirs = [category('first'), a, b, category('last')];
  expect(idsOf(mergeCategories({ known: [a, b], mine, theirs }))).toEqual([
    'first',
    'a',
    'mine',
    'b',
    'last',
  ]);
});

test('what takes the place of a removed one is where it was put', () => {
  const mine = [category('new'), b, c];
  expect(mergeCategories({ known: [a, b, c], mine, theirs: [a, b, c] })).toEqual(mine);
});

test('a list that takes the place of all keeps its order', () => {
  const mine = [a, b, c];
  const theirs = [a, c, b, category('own')];
  expect(mergeCategories({ known: [category('own')], mine, theirs })).toEqual(mine);
});

test('what nobody else has changed is as it was sent, in its order', () => {
  const mine = [c, category('new'), category('a', { title: 'A' })];
  expect(mergeCategories({ known: [a, b, c], mine, theirs: [a, b, c] })).toEqual(mine);
});

test('changes of different parts of one category are both kept', () => {
  const mine = [category('a', { properties: 'Detail' })];
  const theirs = [category('a', { title: 'Ideas', active: false })];
  expect(mergeCategories({ known: [a], mine, theirs })).toEqual([
    category('a', { title: 'Ideas', properties: 'Detail', active: false }),
  ]);
});

test('what is removed on one side goes, unless the other has changed it', () => {
  const known = [a, b, c];
  const mine = [category('a', { title: 'A' }), c];
  const theirs = [category('b', { title: 'B' })];
  expect(
    mergeCategories({ known, mine, theirs }).toSorted((x, y) => (x.id < y.id ? -1 : 1)),
  ).toEqual([category('a', { title: 'A' }), category('b', { title: 'B' })]);
});

test('an order that one side has changed is kept, mine if both have', () => {
  const known = [a, b, c];
  expect(idsOf(mergeCategories({ known, mine: known, theirs: [c, b, a] }))).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(idsOf(mergeCategories({ known, mine: [b, a, c], theirs: known }))).toEqual([
    'b',
    'a',
    'c',
  ]);
  expect(idsOf(mergeCategories({ known, mine: [b, a, c], theirs: [c, b, a] }))).toEqual([
    'b',
    'a',
    'c',
  ]);
});

test('where both have changed the same words, the others stay beside them, not offered', () => {
  const mine = [category('a', { properties: 'Verbs' }), b];
  const theirs = [category('a', { properties: 'Nouns' }), b];
  const [first, copy, last] = mergeCategories({ known: [a, b], mine, theirs });
  expect([first, last]).toEqual([mine[0], b]);
  expect(copy).toEqual({ ...theirs[0], id: copy?.id, active: false });
  expect(copy?.id).toMatch(/^[b-z]{8}$/);
});

test('the same change on both sides is one change', () => {
  const changed = [category('a', { title: 'Ideas' }), category('new')];
  expect(mergeCategories({ known: [a], mine: changed, theirs: changed })).toEqual(changed);
});
