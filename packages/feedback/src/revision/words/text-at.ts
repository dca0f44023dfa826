import type { TextRange } from '@second-draft/contract';
import type { Run } from './alignment.ts';
import type { DraftWord } from './draft-words.ts';

/** The text of a run; empty for a run without words. */
export function textAt(text: string, words: readonly DraftWord[], run: Run): string {
  const range = rangeOf(words, run);
  return range === null ? '' : text.slice(range.start, range.end);
}

/** Null for a run without words. */
export function rangeOf(words: readonly DraftWord[], run: Run): TextRange | null {
  if (run.from === run.to) return null;
  return { start: words[run.from]?.start ?? 0, end: words[run.to - 1]?.end ?? 0 };
}
