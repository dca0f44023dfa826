import { limits, type Category } from '@second-draft/contract';

const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';

/** A new category's id: 8 random consonants, so that no word comes about. */
function newCategoryId(): string {
  const random = crypto.getRandomValues(new Uint8Array(limits.categoryIdLength));
  return Array.from(random, (byte) => CONSONANTS.charAt(byte % CONSONANTS.length)).join('');
}

/** A new row: active, with everything still to be written. */
export const newCategory = (): Category => ({
  id: newCategoryId(),
  title: '',
  properties: '',
  active: true,
});

/** The list with one category changed. */
export const withChange =
  (id: string, change: Partial<Omit<Category, 'id'>>) =>
  (categories: readonly Category[]): Category[] =>
    categories.map((one) => (one.id === id ? { ...one, ...change } : one));

/** The list with one category moved to the place of another. */
export const withMove = (id: string, overId: string) => (categories: readonly Category[]) => {
  const moved = categories.find((one) => one.id === id);
  const to = categories.findIndex((one) => one.id === overId);
  if (!moved || to === -1) return [...categories];
  return categories.filter((one) => one.id !== id).toSpliced(to, 0, moved);
};

/** The list without one category. */
export const without = (id: string) => (categories: readonly Category[]) =>
  categories.filter((one) => one.id !== id);

/** The list with a category put at a place. */
export const withAt = (category: Category, at: number) => (categories: readonly Category[]) =>
  categories.toSpliced(at, 0, category);
