import type { Misspelling } from '../../language/spelling/spelling.ts';

/** Each misspelt word once: what is misspelt again and again, then the others as they come. */
export const oftenestFirst = (all: readonly Misspelling[]): Misspelling[] =>
  [...Map.groupBy(all, ({ word }) => word.lower).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => first ?? []);

/** How often the one comes that comes most. */
export const mostOften = (all: readonly Misspelling[]): number => {
  const [first] = oftenestFirst(all);
  return all.filter(({ word }) => word.lower === first?.word.lower).length;
};
