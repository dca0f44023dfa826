/** Of a shorter name, two letters are nearly all. */
const FEWEST_LETTERS = 4;

/** What people may be called by: Tā for Tāwhiri; in plain letters. */
export const firstTwoLettersOf = (names: Iterable<string>): Set<string> =>
  new Set(
    [...names].filter(({ length }) => length >= FEWEST_LETTERS).map((name) => name.slice(0, 2)),
  );
