import type { Sentence, Word } from '../student-text.ts';

const joins = new Set('and then but so because'.split(' '));
const subjects = new Set('i we he she it they'.split(' '));

/** A piece with fewer words goes with the one before (words). */
const FEWEST = 3;

/**
 * What a young writer strings together: a piece begins at ‘and’ or the like before ‘I’, ‘we’, ‘he’ …
 * Unlike clauses, no verb has to be known, so that invented spelling does no harm.
 */
export function piecesOf({ words }: Sentence): readonly Word[][] {
  const pieces: Word[][] = [];
  words.forEach((word, i) => {
    const before = words[i - 1]?.lower ?? '';
    const next = words[i + 1]?.lower ?? '';
    const isStart = joins.has(word.lower) && !joins.has(before) && begins(next, words[i + 2]);
    const isLong = (pieces.at(-1)?.length ?? FEWEST) >= FEWEST;
    if (pieces.length === 0 || (isStart && isLong)) pieces.push([]);
    pieces.at(-1)?.push(word);
  });
  const last = pieces.at(-1);
  if (pieces.length < 2 || last === undefined || last.length > FEWEST) return pieces;
  return [...pieces.slice(0, -2), [...(pieces.at(-2) ?? []), ...last]];
}

/** ‘And he’, or ‘and then he’. */
const begins = (next: string, after: Word | undefined): boolean =>
  subjects.has(next) || (joins.has(next) && subjects.has(after?.lower ?? ''));
