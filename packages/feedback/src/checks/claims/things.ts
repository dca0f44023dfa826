import type { Source } from './source.ts';

/** What a comment may say that a text lacks, and what shows that it is there. */
export interface Thing {
  /** A pattern of its names, without groups. */
  thing: string;
  isThere: (source: Source) => boolean;
}

/** Whether the text has what a pattern finds. */
export const hasWords =
  (pattern: RegExp) =>
  ({ normalised }: Source): boolean =>
    pattern.test(normalised.original);

/** A pattern of their names, with one group for each. */
export const anyOfThings = (things: readonly Thing[]): string =>
  `(?:${things.map(({ thing }) => `(${thing})`).join('|')})`;

/** Whether the thing that such a pattern has matched is there. */
export const isMatchedThere = (
  [, ...matched]: RegExpMatchArray,
  things: readonly Thing[],
  source: Parameters<Thing['isThere']>[0],
): boolean => things.some(({ isThere }, i) => matched[i] !== undefined && isThere(source));
