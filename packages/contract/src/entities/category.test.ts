import { expect, test } from 'vitest';
import { filledInCategories, type Category } from './category.ts';

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
