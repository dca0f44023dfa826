import { findWords, normaliseText, type TextRange } from '@second-draft/contract';
import type { Run } from './alignment.ts';
import type { WordChange } from './changes.ts';
import type { ComparedWords } from './compare-drafts.ts';
import type { DraftWord } from './draft-words.ts';

/** Where the words of a quotation stand in a new draft; without words where all of them are gone. */
export interface Place {
  before: Run;
  after: Run;
}

/** Null where the words don't stand in the earlier draft. */
export function placeOf(compared: ComparedWords, before: string, quotation: string): Place | null {
  const found = findWords(quotation, normaliseText(before));
  const run = found && wordsWithin(compared.alignment.before, found);
  return run && { before: run, after: nowAt(compared, run) };
}

/** The words that a range touches. */
export function wordsWithin(words: readonly DraftWord[], { start, end }: TextRange): Run | null {
  const from = words.findIndex((word) => word.end > start);
  const to = words.findIndex((word) => word.start >= end);
  return from === -1 ? null : { from, to: to === -1 ? words.length : to };
}

function nowAt({ alignment, changes }: ComparedWords, { from, to }: Run): Run {
  const at = [...alignment.ofBefore.subarray(from, to)].filter((i) => i >= 0);
  const here = changes.filter(({ before, kind }) => kind !== 'moved' && touches(before, from, to));
  const edges = [
    ...at.map((i) => ({ from: i, to: i + 1 })),
    ...here.filter(({ after }) => after.to > after.from).map(({ after }) => after),
  ];
  if (edges.length === 0) {
    const gap = here[0]?.after.from ?? 0;
    return { from: gap, to: gap };
  }
  return {
    from: Math.min(...edges.map((edge) => edge.from)),
    to: Math.max(...edges.map((edge) => edge.to)),
  };
}

/** Whether a change is of these words, or puts words between them. */
const touches = (change: Run, from: number, to: number) =>
  change.from === change.to
    ? change.from > from && change.from < to
    : change.from < to && change.to > from;

/** The run widened to whole sentences. */
export function wholeSentences(words: readonly DraftWord[], { from, to }: Run): Run {
  let start = Math.min(from, words.length - 1);
  while (start > 0 && words[start]?.beginsSentence === false) start -= 1;
  let end = Math.max(to, start + 1);
  while (end < words.length && words[end]?.beginsSentence === false) end += 1;
  return { from: Math.max(0, start), to: Math.min(end, words.length) };
}

/** The sentences of a run, and one on each side. */
export function withNeighbours(words: readonly DraftWord[], run: Run): Run {
  const own = wholeSentences(words, run);
  const previous = own.from > 0 ? wholeSentences(words, { from: own.from - 1, to: own.from }) : own;
  const next =
    own.to < words.length ? wholeSentences(words, { from: own.to, to: own.to + 1 }) : own;
  return { from: previous.from, to: next.to };
}

/** Changes of which something stands in the run, or something went from it. */
export function changesIn(changes: readonly WordChange[], { from, to }: Run): WordChange[] {
  return changes.filter(({ after }) =>
    after.from === after.to
      ? after.from >= from && after.from <= to
      : after.from < to && after.to > from,
  );
}
