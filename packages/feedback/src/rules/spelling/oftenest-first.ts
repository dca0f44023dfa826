import type { Misspelling } from '../../language/spelling/spelling.ts';

/** Each misspelt word once: what is misspelt again and again, then the others as they come. */
export const oftenestFirst = (all: readonly Misspelling[]): Misspelling[] =>
  [...Map.groupBy(all, ({ word }) => word.lower).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => first ?? []);

/** A word that is misspelt so often is met again and again. */
const AGAIN = 3;

/** How much more it matters where a word is misspelt again and again. */
export const weightOfAgain = (all: readonly Misspelling[]): number => {
  const [first] = oftenestFirst(all);
  return all.filter(({ word }) => word.lower === first?.word.lower).length >= AGAIN ? 0.1 : 0;
};
