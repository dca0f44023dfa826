import { newCategoryId, type Category } from './entities/category.ts';
import { changedOf, mergeById, type Sides } from './merge-by-id.ts';

const hasSameWords = (one: Category, other: Category) =>
  one.title === other.title && one.properties === other.properties;

/** If both sides have changed the same words, theirs stay as a category of their own, not offered. */
function mergeBoth(known: Category | undefined, mine: Category, theirs: Category): Category[] {
  if (!known) return [mine];
  const merged = {
    ...mine,
    title: changedOf(known.title, mine.title, theirs.title),
    properties: changedOf(known.properties, mine.properties, theirs.properties),
    active: changedOf(known.active, mine.active, theirs.active),
  };
  const isLost = (field: 'title' | 'properties') =>
    theirs[field] !== known[field] && theirs[field] !== merged[field];
  if (!isLost('title') && !isLost('properties')) return [merged];
  return [merged, { ...theirs, id: newCategoryId(), active: false }];
}

/** Keeps what two tabs or devices have added, changed and removed since both had the same. */
export const mergeCategories = (sides: Sides<Category>): Category[] =>
  mergeById(sides, {
    isSame: (one, other) => hasSameWords(one, other) && one.active === other.active,
    mergeBoth,
  });
