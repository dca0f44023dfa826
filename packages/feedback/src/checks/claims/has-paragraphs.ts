import type { Source } from './source.ts';

/** Shorter lines may be headings, or a list. */
const PARAGRAPH_CHARACTERS = 100;
const FEWEST_PARAGRAPHS = 3;

export function hasParagraphs({ normalised }: Source): boolean {
  const long = normalised.original
    .split('\n')
    .filter(({ length }) => length >= PARAGRAPH_CHARACTERS);
  return long.length >= FEWEST_PARAGRAPHS;
}
