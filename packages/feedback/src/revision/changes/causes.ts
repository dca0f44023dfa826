import type { WordChange } from '../words/word-change.ts';
import type { ComparedWords } from './compare-drafts.ts';
import type { DraftWord } from '../words/draft-words.ts';
import type { Run } from '../words/alignment.ts';

/** The most changes tried one by one; fewer in long texts, which take a rule longer. */
const MOST_TRIED = 20;
const MOST_READ = 100_000;

interface Drafts {
  before: string;
  after: string;
  compared: ComparedWords;
}

/**
 * The changes that made a finding disappear: those that suffice on their own in the earlier draft,
 * else those without which it would still be there, else what moved.
 */
export function causesOf(
  drafts: Drafts,
  changes: readonly WordChange[],
  isFound: (text: string) => boolean,
): WordChange[] {
  const { before, after } = drafts.compared.alignment;
  const old = (run: Run): Piece => ({ text: drafts.before, words: before, run });
  const fresh = (run: Run): Piece => ({ text: drafts.after, words: after, run });
  const moved = changes.filter(({ kind }) => kind === 'moved');
  const tried = changes
    .filter(({ kind }) => kind !== 'moved')
    .toSorted((a, b) => b.after.to - b.after.from - (a.after.to - a.after.from))
    .slice(0, Math.min(MOST_TRIED, Math.floor(MOST_READ / (drafts.after.length + 1))));
  const enough = tried.filter(
    (change) => !isFound(withPiece(old(change.before), fresh(change.after))),
  );
  if (enough.length > 0) return enough;
  const needed = tried.filter((change) =>
    isFound(withPiece(fresh(change.after), old(change.before))),
  );
  return needed.length > 0 ? needed : moved;
}

interface Piece {
  text: string;
  words: readonly DraftWord[];
  run: Run;
}

/** The text of `here` with its run replaced by that of `there`. */
function withPiece(here: Piece, there: Piece): string {
  const { words, run } = here;
  return (
    textOf({ ...here, run: { from: 0, to: run.from } }) +
    textOf(there) +
    textOf({ ...here, run: { from: run.to, to: words.length } })
  );
}

/** A run with the space before it. */
function textOf({ text, words, run: { from, to } }: Piece): string {
  if (from === to) return '';
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? 0);
  return text.slice(words[from - 1]?.end ?? 0, end);
}
