import { praise, type Category } from '@second-draft/contract';
import { expect, test } from 'vitest';
import {
  newCategory,
  hiddenByName,
  withAt,
  withChange,
  withMove,
  without,
} from './category-list.ts';

const category = (id: string, title = id, properties = ''): Category => ({
  id,
  title,
  properties,
  active: true,
});
const list = ['a', 'b', 'c', 'd'].map((id) => category(id));
const ids = (categories: readonly Category[]) => categories.map(({ id }) => id).join('');

test('a new category is active and empty, with an id of eight consonants', () => {
  const { id, ...rest } = newCategory();
  expect(id).toMatch(/^[bcdfghjklmnpqrstvwxyz]{8}$/);
  expect(rest).toEqual({ title: '', properties: '', active: true });
  expect(newCategory().id).not.toBe(id);
});

test.each([
  ['a', 'c', 'bcad'],
  ['d', 'a', 'dabc'],
  ['b', 'b', 'abcd'],
  ['b', 'nobody', 'abcd'],
])('moving %s to the place of %s gives %s', (id, over, result) => {
  expect(ids(withMove(id, over)(list))).toBe(result);
});

test('one category changes and the others stay', () => {
  const [a, b] = withChange('b', { active: false })(list);
  expect([a?.active, b?.active]).toEqual([true, false]);
});

test('a deleted category can be put back where it was', () => {
  expect(ids(without('b')(list))).toBe('acd');
  expect(ids(withAt(category('b'), 1)(without('b')(list)))).toBe('abcd');
});

test('of active categories with one name, and beside Praise, only the first is offered', () => {
  const categories = [
    { ...category('off', 'Ideas'), active: false },
    category('first', 'Ideas'),
    category('second', 'Ideas'),
    category('small', 'ideas'),
    category('spaced', ' Ideas\u00a0 '),
    category('other', 'Ideas and reasons'),
    category('apart', 'Ideas  and reasons'),
    category('mine', praise.title),
    category('shouted', 'PRAISE'),
    category('unnamed', '', 'Detail'),
    category('another', '', 'Verbs'),
  ];
  expect(hiddenByName(categories)).toEqual(
    new Set(['second', 'small', 'spaced', 'apart', 'mine', 'shouted']),
  );
});
