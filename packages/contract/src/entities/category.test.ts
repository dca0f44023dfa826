import { expect, test } from 'vitest';
import { filledInCategories, nameOfCategory, type Category } from './category.ts';

const category = (id: string, title: string, properties: string): Category => ({
  id,
  title,
  properties,
  active: true,
});

test('a category without title and descriptors was not filled in', () => {
  const titled = category('titled', 'Ideas', '');
  const described = category('described', '', 'Says why');
  const categories = [category('blank', ' ', ' '), titled, category('empty', '', ''), described];
  expect(filledInCategories(categories)).toEqual([titled, described]);
});

test('titles that differ only in capitals or spaces are one name, and macrons tell names apart', () => {
  for (const title of ['Ngā whakaaro', ' ngā  whakaaro', 'NGĀ\u00a0WHAKAARO '])
    expect(nameOfCategory(title)).toBe('ngā whakaaro');
  expect(nameOfCategory('Nga whakaaro')).not.toBe('ngā whakaaro');
});
