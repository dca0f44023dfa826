import { isProperNoun } from '../../language/spelling/dictionary.ts';
import type { Taken } from '../../rules/rule.ts';
import { auxiliary } from '../../text/grammar/verbs.ts';
import type { Alignment, Run } from '../words/alignment.ts';
import type { ComparedWords } from '../changes/compare-drafts.ts';
import { keysIn, type DraftWord } from '../words/draft-words.ts';
import { newLines } from '../words/line-breaks.ts';
import { isListMark } from '../words/list-marks.ts';
import { gainsMarks, isShouted } from '../changes/mended-marks.ts';
import { wholeSentences } from './places.ts';
import type { WordChange } from '../words/word-change.ts';

type Counts = (change: WordChange, compared: ComparedWords) => boolean;

const isIn = ({ kind }: WordChange, ...kinds: WordChange['kind'][]) => kinds.includes(kind);

/** Whether any word of a run is such, by its index. */
function someIn({ from, to }: Run, isSuch: (i: number) => boolean): boolean {
  for (let i = from; i < to; i += 1) if (isSuch(i)) return true;
  return false;
}

/** Other letters; capitals only where nothing else was wrong, as in ‘friday’. */
function isRespelt({ alignment }: ComparedWords, change: WordChange): boolean {
  const { before, after, ofAfter } = alignment;
  return someIn(change.after, (i) => {
    const [was, word] = [before[ofAfter[i] ?? -1], after[i]];
    if (word === undefined || isShouted(word)) return false;
    return was?.key !== word.key || (isCapitalised(was, word) && isProperNoun(word.key));
  });
}

const isCapitalised = (was: DraftWord, word: DraftWord): boolean =>
  /\p{Lu}/u.test(word.written) && !/\p{Lu}/u.test(was.written);

/** New words, or numbers, at the start of a sentence that was there before, or of its replacement. */
function isNewOpening(
  { after, ofAfter, before }: Alignment,
  { kind, before: old, after: run }: WordChange,
) {
  const isOldOpening = before[old.from]?.beginsSentence === true;
  const begins = (words: Alignment['after']) => words.some(({ beginsSentence }) => beginsSentence);
  if (kind === 'replaced' && begins(before.slice(old.from, old.to)))
    return begins(after.slice(run.from, run.to));
  const own = wholeSentences(after, run);
  if (someIn({ from: own.from, to: run.from }, (i) => after[i]?.isWord === true)) return false;
  if (kind === 'moved') return !isOldOpening;
  if (kind === 'removed' && (!isOldOpening || before[old.to]?.beginsSentence === true))
    return false;
  return someIn({ from: run.to, to: own.to }, (i) => (ofAfter[i] ?? -1) >= 0);
}

/** Numbers or bullets before what was already there; a bare number within a sentence is an amount. */
const isListMarks = ({ after }: Alignment, { kind, after: run }: WordChange) =>
  (kind === 'added' || kind === 'replaced') &&
  after
    .slice(run.from, run.to)
    .every(
      (word) =>
        isListMark(word) && (word.beginsSentence || (kind === 'added' && /\D/u.test(word.written))),
    );

/** An addition where nothing went replaces no word, unless ‘she raced’ ends what ‘she ran’ began. */
function isInPlaceOf(change: WordChange, { alignment, changes }: ComparedWords): boolean {
  if (change.kind !== 'added') return change.kind === 'replaced';
  const own = wholeSentences(alignment.after, change.after);
  const added = keysIn(alignment.after, change.after);
  return changes.some(({ kind, after, before }) => {
    if (kind !== 'removed') return false;
    const isBeside = after.from >= change.after.from - 1 && after.from <= change.after.to + 1;
    const isInSame = after.from >= own.from && after.from < own.to;
    const isOfSame = () => keysIn(alignment.before, before).some((key) => added.includes(key));
    return isBeside || (isInSame && isOfSame());
  });
}

const helps = new RegExp(String.raw`^(?:${auxiliary}|been)$`, 'u');

/** Verbs that help another, as in “we have seen”, and nothing else. */
const isHelp = ({ alignment: { after } }: ComparedWords, { kind, after: run }: WordChange) =>
  kind === 'added' && keysIn(after, run).every((key) => helps.test(key));

/** Whether the whole sentence went. */
const isSentence = ({ before }: Alignment, { before: run }: WordChange) => {
  const own = wholeSentences(before, run);
  return own.from === run.from && own.to <= run.to;
};

const counted: Record<Taken['by'], Counts> = {
  spelling: (change, compared) => isIn(change, 'mended', 'replaced') && isRespelt(compared, change),
  marking: (change, { alignment }) => gainsMarks(alignment, change),
  joining: (change) => !isIn(change, 'moved'),
  breaking: (change, { alignment }) =>
    !isIn(change, 'moved', 'removed') &&
    (newLines(alignment).some((i) => i >= change.after.from && i < change.after.to) ||
      isListMarks(alignment, change)),
  ordering: (change) => !isIn(change, 'mended', 'removed'),
  opening: (change, { alignment }) =>
    (isIn(change, 'added', 'replaced', 'removed', 'moved') && isNewOpening(alignment, change)) ||
    isListMarks(alignment, change),
  swapping: isInPlaceOf,
  measuring: (change) => isIn(change, 'added', 'replaced'),
  inflecting: (change, compared) =>
    isInPlaceOf(change, compared) ||
    (isIn(change, 'mended') && isRespelt(compared, change)) ||
    isHelp(compared, change),
  quoting: (change, { alignment }) =>
    isIn(change, 'added', 'replaced') || gainsMarks(alignment, change),
  adding: (change, { alignment }) =>
    isIn(change, 'added', 'replaced') && !isListMarks(alignment, change),
  takingOut: (change, { alignment }) =>
    change.kind === 'replaced' || (change.kind === 'removed' && !isSentence(alignment, change)),
  leavingOut: (change) => isIn(change, 'removed', 'replaced'),
};

/** Whether a change can be what a step asks for. */
export const counts = ({ by }: Taken, change: WordChange, compared: ComparedWords): boolean =>
  counted[by](change, compared);
