import type { ComparedWords } from '../changes/compare-drafts.ts';
import type { WordChange } from '../words/word-change.ts';

/** What became of one use of some words of the earlier draft. */
export interface WordPlace {
  state: 'stayed' | 'replaced' | 'gone';
  /** What was changed there. */
  changes: readonly WordChange[];
}

/** This close, a word that stayed shows that its sentence did (words). */
const BESIDE = 3;

/** More than a child writes: each is looked for among all changes. */
const MOST_USES = 500;

/** Each use of the words, one after the other, in the earlier draft. */
export function placesOfWords(
  { alignment, changes }: ComparedWords,
  words: readonly string[],
): WordPlace[] {
  const { before, ofBefore } = alignment;
  const starts = before.flatMap((_, i) =>
    words.every((word, j) => before[i + j]?.key === word) ? i : [],
  );
  return starts.slice(0, MOST_USES).map((from) => {
    const to = from + words.length;
    const here = changes.filter(
      ({ kind, before: run }) => kind !== 'moved' && run.from < to && run.to > from,
    );
    const isThere = ofBefore.subarray(from, to).every((at) => at >= 0);
    if (isThere && !here.some(({ kind }) => kind !== 'mended'))
      return { state: 'stayed', changes: [] };
    const near = ofBefore.subarray(Math.max(0, from - BESIDE), to + BESIDE);
    const isInPlace = here.some(({ kind }) => kind === 'replaced' || kind === 'mended');
    const hasNew = isInPlace || isAddedBeside(changes, here);
    return { state: near.some((at) => at >= 0) && hasNew ? 'replaced' : 'gone', changes: here };
  });
}

/** ‘Went’ is taken out and ‘sprinted’ put in, with a word that stayed between them. */
const isAddedBeside = (all: readonly WordChange[], here: readonly WordChange[]) =>
  here.some(({ after }) =>
    all.some(
      ({ kind, after: run }) =>
        kind === 'added' && run.from <= after.from + 2 && run.to >= after.from - 2,
    ),
  );
