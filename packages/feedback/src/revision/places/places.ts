import { findWords, type NormalisedText, type TextRange } from '@second-draft/contract';
import type { Run } from '../words/alignment.ts';
import type { WordChange } from '../words/word-change.ts';
import type { ComparedWords } from '../changes/compare-drafts.ts';
import type { DraftWord } from '../words/draft-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import { anyTopic } from '../../text/meaning/topical-words.ts';

/** Where the words of a quotation are in a new draft; an empty run if all of them are gone. */
export interface Place {
  before: Run;
  after: Run;
  /** Whether the words there are still at least partly those of the place; else others replaced them. */
  isKept: boolean;
}

/** Null where the words aren't in the earlier draft. */
export function placeOf(
  compared: ComparedWords,
  before: NormalisedText,
  quotation: string,
): Place | null {
  const found = findWords(quotation, before);
  const run = found && wordsWithin(compared.alignment.before, found);
  return run && { before: run, ...nowAt(compared, run) };
}

/** The words that a range touches. */
export function wordsWithin(words: readonly DraftWord[], { start, end }: TextRange): Run | null {
  const from = words.findIndex((word) => word.end > start);
  const to = words.findIndex((word) => word.start >= end);
  return from === -1 ? null : { from, to: to === -1 ? words.length : to };
}

function nowAt(compared: ComparedWords, run: Run): Omit<Place, 'before'> {
  const { alignment, changes } = compared;
  const at = [...alignment.ofBefore.subarray(run.from, run.to)].filter((i) => i >= 0);
  const here = changes.filter(({ before, kind }) => kind !== 'moved' && touches(before, run));
  const isKept = at.length >= (run.to - run.from) * KEPT_SHARE;
  const instead = here.filter(
    ({ before, after }) => after.to > after.from && (isKept || isOneForAnother(compared, before)),
  );
  const edges = [
    ...(isKept || instead.length > 0 ? at.map((i) => ({ from: i, to: i + 1 })) : []),
    ...instead.map((change) => ownPart(compared, change, run)),
  ];
  if (edges.length > 0)
    return {
      after: {
        from: Math.min(...edges.map((edge) => edge.from)),
        to: Math.max(...edges.map((edge) => edge.to)),
      },
      isKept: isKept || here.some(({ kind }) => kind === 'mended'),
    };
  const gap = here[0]?.after ?? { from: 0, to: 0 };
  const again = reworded(compared, run, gap);
  return { after: again ?? { from: gap.from, to: gap.from }, isKept: again !== null };
}

/** For a change that begins before the run's sentence: the sentences that replace that one, if known. */
function ownPart({ alignment }: ComparedWords, change: WordChange, run: Run): Run {
  const { before, after } = alignment;
  if (change.before.from >= run.from || before[run.from]?.beginsSentence !== true)
    return change.after;
  const startsIn = (words: readonly DraftWord[], { from, to }: Run) =>
    Array.from({ length: to - from }, (_, i) => from + i).filter((i) => words[i]?.beginsSentence);
  const own = startsIn(before, { from: run.from, to: change.before.to }).length;
  const from = startsIn(after, change.after).at(-own);
  return from === undefined ? change.after : { from, to: change.after.to };
}

/** If a smaller share of the words is left, they are gone; the rest is coincidence. */
const KEPT_SHARE = 0.4;

/** A longer stretch that was replaced says nothing about a place within it (sentences). */
const MOST_REPLACED = 2;

function isOneForAnother({ alignment }: ComparedWords, { from, to }: Run): boolean {
  const { next } = sentenceEdges(alignment.before);
  let starts = 0;
  for (let at = next[from + 1] ?? to; at < to && starts < MOST_REPLACED; at = next[at + 1] ?? to)
    starts += 1;
  return starts < MOST_REPLACED;
}

/** How far from a gap its words may have been reused (sentences on each side). */
const BESIDE = 2;

/** The new sentence near a gap that has most of the words that went: they were rephrased. */
function reworded({ alignment }: ComparedWords, run: Run, gap: Run): Run | null {
  const { before, after } = alignment;
  const telling = new Set(
    before.slice(run.from, run.to).flatMap(({ key }) => (isTelling(key) ? key : [])),
  );
  let near = { from: gap.from, to: Math.max(gap.to, gap.from) };
  for (let i = 0; i < BESIDE; i++) near = withNeighbours(after, near);
  let best: Run | null = null;
  let most = telling.size * KEPT_SHARE;
  for (let at = near.from; at < near.to;) {
    const sentence = wholeSentences(after, { from: at, to: at + 1 });
    const words = after.slice(sentence.from, sentence.to);
    const isNew = words.some((_, i) => alignment.ofAfter[sentence.from + i] === -1);
    const had = new Set(words.flatMap(({ key }) => (telling.has(key) ? key : [])));
    if (isNew && had.size > most) [best, most] = [sentence, had.size];
    at = sentence.to;
  }
  return best;
}

/** Words that any text has can't show that it is the same place. */
export const isTelling = (key: string) => key.length >= 4 && !anyTopic.has(key);

/** Whether a change is of these words, or puts words between them. */
const touches = (change: Run, { from, to }: Run) =>
  change.from === change.to
    ? change.from > from && change.from < to
    : change.from < to && change.to > from;

/** The run widened to whole sentences. */
export function wholeSentences(words: readonly DraftWord[], { from, to }: Run): Run {
  const { start: startOf, next } = sentenceEdges(words);
  const at = Math.min(from, words.length - 1);
  const start = startOf[at] ?? at;
  const end = Math.max(to, start + 1);
  return { from: Math.max(0, start), to: Math.min(next[end] ?? end, words.length) };
}

/** For each word, where its sentence begins (-1 if before the first word), and where one begins next, from it on. */
const sentenceEdges = onceForEach((words: readonly DraftWord[]) => {
  const start = new Int32Array(words.length);
  for (const [i, { beginsSentence }] of words.entries())
    start[i] = beginsSentence ? i : (start[i - 1] ?? -1);
  const next = new Int32Array(words.length).fill(words.length);
  for (let i = words.length - 1; i >= 0; i -= 1)
    next[i] = words[i]?.beginsSentence === true ? i : (next[i + 1] ?? words.length);
  return { start, next };
});

/** The sentences of a run, and one on each side. */
export function withNeighbours(words: readonly DraftWord[], run: Run): Run {
  const own = wholeSentences(words, run);
  const previous = wholeSentences(words, { from: own.from - 1, to: own.from });
  const next = wholeSentences(words, { from: own.to, to: own.to + 1 });
  return { from: previous.from, to: next.to };
}

/** Changes that put something in the run, or took something out of it. */
export function changesIn(changes: readonly WordChange[], { from, to }: Run): WordChange[] {
  return changes.filter(({ after }) =>
    after.from === after.to
      ? after.from >= from && after.from <= to
      : after.from < to && after.to > from,
  );
}
