import { praise, type Category, type RubricCriterion } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { categoryOptions, type FocusSources } from './category-options.ts';
import { requestedFocus } from './requested-focus.ts';

const category = (title: string, properties = '', active = true): Category => ({
  id: `id-${title}`,
  title,
  properties,
  active,
});
const criterion = (id: string, title: string): RubricCriterion => ({
  id,
  title,
  description: `What ${title} means`,
});
const rubricId = '0123456789abcdef01234567';
const rubric = { _id: rubricId, metadata: { title: 'Our narrative rubric' } };
const sources = (changes: Partial<FocusSources> = {}): FocusSources => ({
  categories: [],
  rubrics: [],
  criteria: [],
  ...changes,
});
const labels = (from: FocusSources) =>
  categoryOptions(from).map(({ items }) => items.map(({ label }) => label));

test('offers Praise even to a teacher without categories', () => {
  expect(labels(sources())).toEqual([['Praise']]);
});

test('offers active categories that have a title, each name once, however it is written', () => {
  const categories = [
    category('Ideas'),
    category('Spelling', '', false),
    category('', 'no title'),
    category('Ideas'),
    category('ideas', 'another'),
    category(' Ideas '),
    category('Big ideas'),
    category('Big  ideas'),
    category('Praise', 'my own'),
    category('praise', 'my own'),
  ];
  expect(labels(sources({ categories }))).toEqual([['Praise', 'Ideas', 'Big ideas']]);
  expect(requestedFocus('ideas', sources({ categories }))).toBeNull();
});

test('offers uploaded rubrics, and all criteria at once only where there are several', () => {
  const one = criterion('abcdef0123456789', 'Hook');
  const two = criterion('abcdef0123456780', 'Ending');
  expect(labels(sources({ rubrics: [rubric], criteria: [one] })).slice(1)).toEqual([
    ['Our narrative rubric'],
    ['Hook'],
  ]);
  expect(labels(sources({ criteria: [one, two] })).at(-1)).toEqual([
    'All rubric criteria',
    'Hook',
    'Ending',
  ]);
});

test('24 hexadecimal characters ask for an uploaded rubric', () => {
  expect(requestedFocus(rubricId, sources({ rubrics: [rubric] }))).toEqual({
    rubric: { title: 'Our narrative rubric', id: rubricId },
  });
});

test('16 letters or digits ask for one criterion, and all for all of them', () => {
  const criteria = [criterion('abcdef0123456789', 'Hook'), criterion('ABCdef0123456780', 'Ending')];
  expect(requestedFocus('ABCdef0123456780', sources({ criteria }))).toEqual({
    criteria: [{ title: 'Ending', description: 'What Ending means' }],
  });
  expect(requestedFocus('all', sources({ criteria }))?.criteria).toHaveLength(2);
});

test('anything else asks for a category by its title, with its descriptors', () => {
  const categories = [category('Ideas', ' Ideas with reasons '), category('Mine')];
  expect(requestedFocus('Ideas', sources({ categories }))).toEqual({
    category: 'Ideas',
    descriptors: 'Ideas with reasons',
  });
  expect(requestedFocus('Mine', sources({ categories }))).toEqual({ category: 'Mine' });
  expect(requestedFocus('Praise', sources())?.descriptors).toBe(praise.properties);
});

test('a category whose title looks like an id is still asked for by its title', () => {
  const categories = [category('Paragraphwriting'), category('all')];
  expect(requestedFocus('Paragraphwriting', sources({ categories }))).toEqual({
    category: 'Paragraphwriting',
  });
  expect(requestedFocus('all', sources({ categories }))).toEqual({ category: 'all' });
});

test('a value that is no longer on offer asks for nothing', () => {
  expect(requestedFocus(rubricId, sources())).toBeNull();
  expect(requestedFocus('Gone', sources())).toBeNull();
});
