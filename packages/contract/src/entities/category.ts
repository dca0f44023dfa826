import * as z from 'zod';
import { limits } from '../limits.ts';

/** What feedback can be about: a title, and descriptors (`properties`) of what to look for. */
export const category = z.object({
  id: z.string(),
  title: z.string(),
  properties: z.string(),
  active: z.boolean(),
});

export type Category = z.infer<typeof category>;

export const writtenCategory = category.extend({
  id: z.string().min(1).max(40),
  title: z.string().max(limits.categoryTitleMax),
  properties: z.string().max(limits.categoryPropertiesMax),
});

const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';

/** Random consonants: without vowels, an id can't spell a word. */
export function newCategoryId(): string {
  const random = crypto.getRandomValues(new Uint8Array(limits.categoryIdLength));
  return Array.from(random, (byte) => CONSONANTS.charAt(byte % CONSONANTS.length)).join('');
}

/** The same for titles that a teacher would read as one name: capitals and spaces tell none apart. */
export const nameOfCategory = (title: string): string =>
  title.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export const filledInCategories = (categories: readonly Category[]): Category[] =>
  categories.filter(({ title, properties }) => title.trim() !== '' || properties.trim() !== '');
