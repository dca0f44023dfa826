import { nameOfCategory, newCategoryId, type Category } from '@second-draft/contract';

export const newCategory = (): Category => ({
  id: newCategoryId(),
  title: '',
  properties: '',
  active: true,
});

export const withChange =
  (id: string, change: Partial<Omit<Category, 'id'>>) =>
  (categories: readonly Category[]): Category[] =>
    categories.map((one) => (one.id === id ? { ...one, ...change } : one));

export const withMove = (id: string, overId: string) => (categories: readonly Category[]) => {
  const moved = categories.find((one) => one.id === id);
  const to = categories.findIndex((one) => one.id === overId);
  if (!moved || to === -1) return [...categories];
  return categories.filter((one) => one.id !== id).toSpliced(to, 0, moved);
};

export const without = (id: string) => (categories: readonly Category[]) =>
  categories.filter((one) => one.id !== id);

export const withAt = (category: Category, at: number) => (categories: readonly Category[]) =>
  categories.toSpliced(at, 0, category);

/**
 * Ids of those that would be offered if no other had the name: the name is what feedback is asked
 * for by, and Praise is always there.
 */
export function hiddenByName(categories: readonly Category[]): ReadonlySet<string> {
  // With `praise` itself, this screen would fetch the assignment page's parts.
  const taken = new Set([nameOfCategory('Praise')]);
  const hidden = new Set<string>();
  for (const { id, title, active } of categories) {
    const name = nameOfCategory(title);
    if (!active || name === '') continue;
    if (taken.has(name)) hidden.add(id);
    taken.add(name);
  }
  return hidden;
}
