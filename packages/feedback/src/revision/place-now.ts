import type { PlaceNow } from '../rules/rule.ts';
import { sentenceRuns, type Alignment, type Run } from './alignment.ts';
import { rangeOf, type WordChange } from './changes.ts';
import type { ComparedWords } from './compare-drafts.ts';
import type { DraftWord } from './draft-words.ts';
import { isLineStart } from './line-breaks.ts';
import { changesIn, wholeSentences } from './places.ts';
import { topicalWords } from '../text/topical-words.ts';

interface Drafts {
  compared: ComparedWords;
  after: string;
}

/** What a rule is told of a place in the new draft, and of the changes there that may matter. */
export function placeNow(
  { compared: { alignment, changes: all }, after: text }: Drafts,
  place: Run,
  changes: readonly WordChange[],
  slots: PlaceNow['slots'],
): PlaceNow {
  const words = alignment.after;
  const textOf = (run: Run) => {
    const range = rangeOf(words, run);
    return range === null ? '' : text.slice(range.start, range.end);
  };
  const own = wholeSentences(words, place);
  const fresh = changes
    .filter(({ kind }) => kind === 'added' || kind === 'replaced')
    .map((change) => textOf(change.after))
    .join(' ');
  return {
    words: textOf(place),
    sentences: textOf(own),
    fresh,
    hasNewEnd: changes.some(
      (change) => change.after.to === words.length && change.kind !== 'mended',
    ),
    beginsLine:
      isLineStart(words, place.from) ||
      (isLineStart(words, own.from) && isOldOpening(alignment, own.from)),
    isOnTopic: isOnTopic(fresh, alignment.before),
    isJoined: isJoined(alignment, own, changesIn(all, own)),
    slots,
  };
}

/** A sentence of the earlier draft began there, so that the line was not only cut short. */
const isOldOpening = ({ before, ofAfter }: Alignment, at: number) =>
  before[ofAfter[at] ?? -1]?.beginsSentence !== false;

function isOnTopic(fresh: string, before: readonly DraftWord[]): boolean {
  const words = topicalWords(fresh);
  return before.some(({ key }) => words.has(key.replace(/'?s$/u, '')));
}

/** Whether the sentence is made of two of the earlier draft, joined by a word or a mark. */
function isJoined(
  { before, after, ofAfter, isMoved }: Alignment,
  { from, to }: Run,
  changes: readonly WordChange[],
): boolean {
  const starts = sentenceRuns(before).map((run) => run.from);
  const sources = new Set<number>();
  for (let i = from; i < to; i++) {
    const was = ofAfter[i] ?? -1;
    if (was >= 0 && isMoved[i] === 0) sources.add(starts.findLastIndex((start) => start <= was));
  }
  if (sources.size < 2) return false;
  const isWorded = changes.some(({ kind }) => kind === 'added' || kind === 'replaced');
  return (
    isWorded || after.slice(from, to - 1).some(({ written }) => /[,;:–—-]["”’]?$/u.test(written))
  );
}
