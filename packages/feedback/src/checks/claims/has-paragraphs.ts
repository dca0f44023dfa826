import type { Source } from './source.ts';

/** Shorter lines may be headings, or a list; or each a sentence, if they hold no two. */
const PARAGRAPH_CHARACTERS = 100;
const SHORTER_CHARACTERS = 60;
const FEWEST_PARAGRAPHS = 3;

const hasTwoSentences = /[.!?]["”’]?\s+["“‘]?\p{Lu}/u;

export function hasParagraphs({ normalised }: Source): boolean {
  const long = normalised.original
    .split('\n')
    .filter(
      (line) =>
        line.length >= PARAGRAPH_CHARACTERS ||
        (line.length >= SHORTER_CHARACTERS && hasTwoSentences.test(line)),
    );
  return long.length >= FEWEST_PARAGRAPHS;
}
