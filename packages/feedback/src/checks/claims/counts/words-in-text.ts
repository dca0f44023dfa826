import { times } from './times.ts';

/**
 * How often words stand in a text, also with an ‘s’ at their end; any number where they have no
 * letters.
 * @param lower the text in small letters, with straight apostrophes
 */
export function timesIn(words: string, lower: string): number {
  const escaped = words
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/[^\p{L}\p{N}\s'-]/gu, '')
    .trim();
  if (escaped === '') return Number.POSITIVE_INFINITY;
  return times(
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:'?e?s)?(?![\\p{L}\\p{N}])`, 'gu'),
    lower,
  );
}
