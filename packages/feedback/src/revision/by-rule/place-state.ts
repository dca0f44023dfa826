import { cutText, type TextRange } from '@second-draft/contract';
import { isMending, type PlaceNow, type Taken } from '../../rules/rule.ts';
import { countWords } from '../../text/words.ts';
import type { Run } from '../words/alignment.ts';
import { textAt } from '../words/text-at.ts';
import type { WordChange } from '../words/word-change.ts';
import type { ComparedWords } from '../changes/compare-drafts.ts';
import type { DraftWord } from '../words/draft-words.ts';
import { asMeant } from '../spelling/meant.ts';
import { isListMark } from '../words/list-marks.ts';
import { aloneIn, isAboutText, soughtOf, type DraftsToRead, type Looked } from './looked.ts';
import { isOffPoint } from './off-point.ts';
import { placeNow } from '../places/place-now.ts';
import { changesIn, wholeSentences, withNeighbours, type Place } from '../places/places.ts';
import { pointsBack } from '../places/points-back.ts';
import { proofOf } from '../gate/proof-of.ts';
import { saidAnew, saysAnything } from '../../text/meaning/said-anew.ts';
import { withoutRespelt } from '../spelling/spelt-before.ts';
import { counts } from '../places/what-counts.ts';

/** An answer has at least this many new words, and this many that say something. */
const FEWEST_ADDED = 4;
const FEWEST_TOLD = 2;

/** `gone` also if nothing can be said about the place. */
export type State = 'fixed' | 'half' | 'asWas' | 'gone';

export interface PlaceState {
  state: State;
  proof: TextRange[];
}

/** What became of a place that a step quotes, and the new words that show it. */
export function stateOf(looked: Looked, place: Place): PlaceState {
  const { drafts, taken } = looked;
  const { compared } = drafts;
  const near = changesIn(compared.changes, nearTo(drafts, taken, place));
  const own = wholeSentences(compared.alignment.after, place.after);
  const changes = near.filter(
    (change) =>
      counts(taken, change, compared) &&
      (taken.by !== 'adding' || isIn(own, change) || isBeside(drafts, own, change)),
  );
  const proof = proofOfAll(drafts, changes);
  if (place.after.from === place.after.to || (isMending(taken) && !place.isKept))
    return { state: taken.by === 'leavingOut' && proof.length > 0 ? 'fixed' : 'gone', proof };
  const at = placeNow(drafts, place.after, changes, looked);
  const isFound = isStillFound(looked, at);
  if (proof.length === 0) {
    const isShorter = taken.by === 'marking' && near.some(({ kind }) => kind === 'removed');
    return { state: isShorter && !isFound ? 'gone' : 'asWas', proof: [] };
  }
  // Where more is asked for, what was found may well stay: ‘lots of rides, even the log flume’.
  const isLeft = isFound && (taken.by !== 'adding' || isAboutText(taken));
  const state = answers(looked, at, isLeft, oldWords(drafts, place.before));
  const isMisplaced =
    /\bstraight after\b/u.test(looked.comment) &&
    changes.every(({ after }) => after.to <= own.from);
  return { state: state === 'fixed' && isMisplaced ? 'half' : state, proof };
}

const isIn = (own: Run, { after }: WordChange) => after.from < own.to && after.to > own.from;

/** Whether new words are a sentence beside a place that may be about it. */
const isBeside = (drafts: DraftsToRead, own: Run, change: WordChange) =>
  isSentence(drafts.compared, change) && !pointsBack(drafts, own, change.after);

/** Whether new words are a separate sentence, and not part of another. */
const isSentence = ({ alignment }: ComparedWords, { after }: WordChange): boolean =>
  alignment.after[after.from]?.beginsSentence === true &&
  alignment.after[after.to]?.beginsSentence !== false;

export const proofOfAll = (
  { compared, after, fresh }: DraftsToRead,
  changes: readonly WordChange[],
) => changes.flatMap((change) => proofOf(compared, after, fresh, change) ?? []);

/** The sentences of the earlier draft at a run, and beside it. */
export function oldWords({ compared, before }: DraftsToRead, run: Run): string {
  const words = compared.alignment.before;
  return textAt(before, words, withNeighbours(words, run));
}

/** Whether new words at a place are what the step asked for. */
export function answers(
  { taken }: Pick<Looked, 'taken'>,
  at: PlaceNow,
  isFound: boolean,
  old: string,
): Exclude<State, 'gone'> {
  const isSo = isAsAsked(taken, at);
  if (isSo === false) return 'asWas';
  if (taken.by === 'adding' && isSo !== true && isOffPoint(at, old)) return 'asWas';
  // ‘I felt sick’ is just what is asked for, though hardly a word of it says anything else.
  if (taken.by === 'adding' && isSo !== undefined && !saysAnything(at.fresh, old)) return 'asWas';
  if (isSo !== undefined) return isSo === true ? 'fixed' : 'half';
  if (isFound) return 'asWas';
  if (taken.by !== 'adding') return 'fixed';
  const said = howMuchIsSaid(at, old);
  return said === 'half' && isAboutText(taken) ? 'asWas' : said;
}

/** A few words, two of which say something, are an answer; one such word is half an answer. */
function howMuchIsSaid(at: PlaceNow, old: string): Exclude<State, 'gone'> {
  const said = saidAnew(withoutRespelt(at.fresh, old), old);
  if (said === 0) return isThinReason(at) ? 'half' : 'asWas';
  return said >= FEWEST_TOLD && countWords(at.fresh) >= FEWEST_ADDED ? 'fixed' : 'half';
}

/** A reason, with the words around it: ‘It was good because I was with Koro.’ */
const isThinReason = ({ fresh, words }: PlaceNow): boolean =>
  /^\W*(?:because|cos|cause|so|when|as|since)\b/iu.test(asMeant(fresh)) &&
  countWords(fresh) >= A_REASON &&
  saidAnew(fresh, words.replace(fresh, '')) > 0;

/** ‘Because I was with Koro’ (words). */
const A_REASON = 4;

/** An answer is in the first so many characters of a place, or it is none. */
const MOST_READ = 10_000;

/** As the rule sees the place, even if the student has misspelt the answer. */
export function isAsAsked(taken: Taken, place: PlaceNow): boolean | 'half' | undefined {
  const at = {
    ...place,
    words: cutText(place.words, MOST_READ),
    sentences: cutText(place.sentences, MOST_READ),
    fresh: cutText(place.fresh, MOST_READ),
    freshEnd: cutText(place.freshEnd, MOST_READ),
  };
  const isSo = taken.isSo?.(at);
  if (isSo === true || isSo === undefined || isMending(taken)) return isSo;
  const fresh = asMeant(at.fresh);
  const sentences = at.sentences === at.fresh ? fresh : asMeant(at.sentences);
  const isMeant = taken.isSo?.({ ...at, fresh, freshEnd: asMeant(at.freshEnd), sentences });
  return isMeant === false ? isSo : isMeant;
}

/** Where a change may answer a step: marks right at the place, words in its sentence, more also beside it. */
function nearTo({ compared }: DraftsToRead, taken: Taken, { before, after }: Place): Run {
  const words = compared.alignment.after;
  if (isMending(taken) && before.to - before.from <= 2) return after;
  if (taken.by === 'adding') return pastSpeech(words, withNeighbours(words, after));
  const own = wholeSentences(words, after);
  const mark = words[own.from - 1];
  if (taken.by === 'opening' && mark && isListMark(mark)) return { from: own.from - 1, to: own.to };
  // A list mark comes before the sentence, and so does the end mark of the one before.
  return isMending(taken) ? { from: Math.max(0, own.from - 1), to: own.to } : own;
}

const spoken = /^["“].*["”]$/u;

/** What somebody says beside a place is part of it: the answer may come after it. */
function pastSpeech(words: readonly DraftWord[], { from, to }: Run): Run {
  const last = wholeSentences(words, { from: to - 1, to });
  const said = words
    .slice(last.from, last.to)
    .map(({ written }) => written)
    .join(' ');
  if (!spoken.test(said)) return { from, to };
  return { from, to: wholeSentences(words, { from: last.to, to: last.to + 1 }).to };
}

/**
 * If the text as a whole lacked something, the step is about all of it; else a quotation of one or two
 * words is about them alone, a longer one about its sentence.
 */
function isStillFound(
  { drafts, taken, now }: Looked,
  { words, sentences, slots }: PlaceNow,
): boolean {
  if (isAboutText(taken)) return now.length > 0;
  const { alignment } = drafts.compared;
  const own = ` ${aloneIn(words, alignment)} `;
  const around = ` ${aloneIn(sentences, alignment)} `;
  return now
    .filter((finding) => finding.slots?.['word'] === slots['word'])
    .some((finding) =>
      soughtOf(finding).some((sought) =>
        (sought.isShort ? own : around).includes(` ${sought.words} `),
      ),
    );
}
