import type { TextRange } from '@second-draft/contract';
import type { Run } from '../words/alignment.ts';
import { rangeOf } from '../words/text-at.ts';
import type { WordChange } from '../words/word-change.ts';
import type { ComparedWords } from '../changes/compare-drafts.ts';
import type { FreshWords } from '../words/fresh-words.ts';

/** Of a longer change, only the beginning is shown (words). */
const MOST_WORDS = 40;

/** Words on each side that make a join visible. */
const BESIDE = 4;

/**
 * Words of the new draft that show a change and were not in the earlier one: the new words
 * themselves; where only marks changed, something moved or went, as many words around as make it a
 * phrase that is new. Null where there is no such phrase.
 */
export function proofOf(
  { alignment }: ComparedWords,
  after: string,
  fresh: FreshWords,
  { kind, after: run }: WordChange,
): TextRange | null {
  const words = alignment.after;
  const isJoint = kind === 'moved' || run.from === run.to;
  // What moved to the beginning is joined to the rest by its end.
  const joint = run.from === 0 ? run.to : run.from;
  const core: Run = isJoint
    ? { from: Math.max(0, joint - 1), to: Math.min(words.length, joint + 1) }
    : { from: run.from, to: Math.min(run.to, run.from + MOST_WORDS) };
  const newLine = words[run.from]?.beginsLine === true && kind === 'mended' ? 1 : 0;
  for (let beside = newLine; beside <= BESIDE; beside++) {
    const wider = {
      from: Math.max(0, core.from - beside),
      to: Math.min(words.length, core.to + beside),
    };
    const range = rangeOf(words, wider);
    if (range !== null && fresh.asWritten(after.slice(range.start, range.end))) return range;
  }
  return null;
}
