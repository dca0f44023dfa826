import type { Alignment } from '../words/alignment.ts';
import type { WordChange } from '../words/word-change.ts';
import type { DraftWord } from '../words/draft-words.ts';

const endMark = /[.!?…]["'”’)\]]*$/u;

/** ‘“Stop!” said Ana’: what is said ends within the sentence. */
const endsSpeech = /[!?]["”]$/u;
const closesSpeech = /["”]$/u;

/** May begin a sentence, though it has no capital. */
const mayBegin = new Set(
  'and then so but when after i we he she they it you my the there mum dad everyone first next'.split(
    ' ',
  ),
);

/** No sentence ends with one of these. */
const goesOn = new Set(
  'and then so but because a an the my his our their of to in at with for'.split(' '),
);

/** Whether capitals or marks that were missing are there, where they are allowed. */
export function gainsMarks(alignment: Alignment, { kind, after: run }: WordChange): boolean {
  const { before, after, ofAfter } = alignment;
  if (kind === 'added') return after.slice(run.from, run.to).every(({ isWord }) => !isWord);
  if (kind !== 'mended' && kind !== 'replaced') return false;
  return after.slice(run.from, run.to).some((word, i) => {
    const at = run.from + i;
    const was = before[ofAfter[at] ?? -1];
    return (was === undefined || gains(was, word)) && !isStopInside(was, word, after[at + 1]);
  });
}

function gains(was: DraftWord, word: DraftWord): boolean {
  if (was.key !== word.key) return true;
  if (/[!?]{2}/u.test(was.written) && !/[!?]{2}/u.test(word.written)) return true;
  if (marksOf(word.written).some((mark) => countOf(mark, word) > countOf(mark, was))) return true;
  return /\p{Lu}/u.test(word.written) && !/\p{Lu}/u.test(was.written) && !isShouted(word);
}

const marksOf = (written: string) => written.match(/[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

const countOf = (mark: string, { written }: DraftWord) => written.split(mark).length - 1;

/** All capitals: none of them marks anything. */
export const isShouted = ({ written }: DraftWord): boolean => /\p{Lu}{2}/u.test(written);

/** A full stop in the middle of a sentence. */
function isStopInside(
  was: DraftWord | undefined,
  word: DraftWord,
  next: DraftWord | undefined,
): boolean {
  if (next === undefined || next.beginsLine || !next.isWord) return false;
  if (!endMark.test(word.written) || endMark.test(was?.written ?? '')) return false;
  if (endsSpeech.test(word.written) && closesSpeech.test(was?.written ?? '')) return false;
  if (goesOn.has(word.key)) return true;
  return /^["'“‘(]?\p{Ll}/u.test(next.written) && !mayBegin.has(next.key);
}
