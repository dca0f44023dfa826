import { z } from 'zod';
import { limits } from '../limits.ts';

/** What feedback can be about: a title, and descriptors that say what to look for. */
export const category = z.object({
  id: z.string(),
  title: z.string(),
  properties: z.string(),
  active: z.boolean(),
});

export type Category = z.infer<typeof category>;

/** A category as a teacher may save it. */
export const writtenCategory = category.extend({
  id: z.string().min(1).max(40),
  title: z.string().max(limits.categoryTitleMax),
  properties: z.string().max(limits.categoryPropertiesMax),
});

/** The categories with a title or descriptors; a row that was never filled in is none. */
export const filledInCategories = (categories: readonly Category[]): Category[] =>
  categories.filter(({ title, properties }) => title.trim() !== '' || properties.trim() !== '');
