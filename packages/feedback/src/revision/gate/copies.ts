import { sentenceRuns, type Alignment, type Run } from '../words/alignment.ts';
import { compareRead } from '../changes/compare-drafts.ts';
import type { DraftWord } from '../words/draft-words.ts';

/** As many words in the same order are no coincidence, wherever sentences begin. */
const A_STRETCH = 8;

/** A single word may well be said twice: ‘Splash!’ (words) */
const FEWEST = 2;

/**
 * The new draft with whatever it says more often than the earlier one blanked out, so that ranges
 * stay valid: a text pasted twice has nothing new.
 */
export function withoutCopies(
  after: string,
  { before: old, after: words }: Pick<Alignment, 'before' | 'after'>,
): string {
  const copied = [
    ...saidMoreOften(old, words, stretchesOf),
    ...saidMoreOften(old, words, sentencesOf),
  ];
  if (copied.length === 0) return after;
  const { alignment } = compareRead(old, words);
  const isCopied = new Uint8Array(words.length);
  for (const { uses, had } of copied)
    for (const { from, to } of lastStaying(alignment, uses).slice(had)) isCopied.fill(1, from, to);
  for (const run of sentenceRuns(alignment.after))
    if (!isAllOld(alignment, isCopied, run)) isCopied.fill(0, run.from, run.to);
  return withoutWords(after, words, isCopied);
}

interface Copied {
  uses: readonly Run[];
  /** How often the earlier draft had it. */
  had: number;
}

interface KeyedRun extends Run {
  /** Equal keys are the same words. */
  key: string;
}

type RunsOf = (words: readonly DraftWord[]) => readonly KeyedRun[];

function saidMoreOften(
  before: readonly DraftWord[],
  after: readonly DraftWord[],
  runsOf: RunsOf,
): Copied[] {
  const had = new Map<string, number>();
  for (const { key } of runsOf(before)) had.set(key, (had.get(key) ?? 0) + 1);
  const uses = Map.groupBy(
    runsOf(after).filter(({ key }) => had.has(key)),
    ({ key }) => key,
  );
  return [...uses].flatMap(([key, those]) => {
    const before = had.get(key) ?? 0;
    return those.length > before ? { uses: those, had: before } : [];
  });
}

const wordKeys = (words: readonly DraftWord[]) =>
  words.flatMap(({ key, isWord }) => (isWord ? key : []));

const stretchesOf: RunsOf = (words) => {
  const at = words.flatMap(({ isWord }, i) => (isWord ? i : []));
  const keys = wordKeys(words);
  return at.slice(A_STRETCH - 1).map((last, i) => ({
    from: at[i] ?? last,
    to: last + 1,
    key: keys.slice(i, i + A_STRETCH).join(' '),
  }));
};

const sentencesOf: RunsOf = (words) =>
  sentenceRuns(words).flatMap(({ from, to }) => {
    const keys = wordKeys(words.slice(from, to));
    return keys.length < FEWEST ? [] : { from, to, key: keys.join(' ') };
  });

/** Of several that are the same, those that are where they were come first. */
function lastStaying({ ofAfter, isMoved }: Alignment, uses: readonly Run[]): readonly Run[] {
  const hasStayed = ({ from, to }: Run) =>
    ofAfter.subarray(from, to).filter((at, i) => at >= 0 && isMoved[from + i] === 0).length * 2 >
    to - from;
  const { true: first = [], false: rest = [] } = Object.groupBy(uses, (use) => `${hasStayed(use)}`);
  return [...first, ...rest];
}

/** A copied sentence may have one new word for this many others. */
const PER_NEW = 4;

/** Whether a sentence is hardly more than copies; one that says something of them is left whole. */
function isAllOld({ ofAfter }: Alignment, isCopied: Uint8Array, { from, to }: Run): boolean {
  const copied = isCopied.subarray(from, to);
  const fresh = copied.filter((is, i) => is === 0 && ofAfter[from + i] === -1).length;
  return fresh * PER_NEW <= copied.filter((is) => is === 1).length;
}

function withoutWords(text: string, words: readonly DraftWord[], isGone: Uint8Array): string {
  const kept: string[] = [];
  let at = 0;
  for (const [i, { start, end }] of words.entries()) {
    if (isGone[i] !== 1) continue;
    kept.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return kept.join('') + text.slice(at);
}
