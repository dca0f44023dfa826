import { wordsAlone, type TextRange } from '@second-draft/contract';
import { anyTopic } from '../text/topical-words.ts';
import { isMending, type PlaceNow, type Taken } from '../rules/rule.ts';
import { sentenceRuns, type Alignment, type Run } from './alignment.ts';
import { rangeOf } from './changes.ts';
import { isAboutText, type Looked } from './looked.ts';
import { isLineStart } from './line-breaks.ts';
import { isEarly } from './place-now.ts';
import { stemOf } from './kind-of-revision.ts';
import { isTelling, wholeSentences, type Place } from './places.ts';
import { isAsAsked, type State } from './place-state.ts';
import { proofOf } from './proof-of.ts';
import { saidAnew } from './said-anew.ts';
import { speltAnew } from './spelt-anew.ts';

/** A sentence is the same as long as this share of its words stayed. */
const SAME = 0.5;

/** Of fewer new words nothing can be told. */
const FEWEST = 8;

/** More sentences aren't read. */
const MOST_READ = 200;

/** A sentence with this share of new words was written anew. */
const NEW_SHARE = 0.4;

interface Rewritten {
  before: Run;
  after: Run;
  /** The sentences that were written anew. */
  sentences: readonly Run[];
}

/** What was written anew where the sentences around a place went; null where too little was. */
function rewrittenAt(alignment: Alignment, place: Place): Rewritten | null {
  const { before, after, ofBefore, ofAfter, isMoved } = alignment;
  const own = wholeSentences(before, place.before);
  const kept = ofBefore.subarray(own.from, own.to).filter((i) => i >= 0).length;
  if (kept >= (own.to - own.from) * SAME) return null;
  const runs = sentenceRuns(after);
  const sentenceOf = new Int32Array(after.length);
  for (const [i, { from, to }] of runs.entries()) sentenceOf.fill(i, from, to);
  // Words that stand far apart are the same by chance, so only those within one sentence count.
  const stayed = sentenceRuns(before).flatMap((run) => {
    const now = [...ofBefore.subarray(run.from, run.to)].filter((i) => i >= 0 && isMoved[i] === 0);
    const bySentence = Map.groupBy(now, (i) => sentenceOf[i]);
    const [most = []] = [...bySentence.values()].toSorted((a, b) => b.length - a.length);
    return most.length >= Math.max(2, (run.to - run.from) * SAME) ? [{ ...run, now: most }] : [];
  });
  const last = stayed.findLast(({ to }) => to <= place.before.from);
  const next = stayed.find(({ from }) => from >= place.before.to);
  const from = last ? Math.max(...last.now) + 1 : 0;
  const to = next ? Math.min(...next.now) : after.length;
  const isNew = (run: Run) => ofAfter.subarray(run.from, run.to).filter((i) => i === -1).length;
  if (from >= to || isNew({ from, to }) < FEWEST) return null;
  const sentences = runs
    .map((run) => ({ from: Math.max(run.from, from), to: Math.min(run.to, to) }))
    .filter((run) => run.from < run.to && isNew(run) >= (run.to - run.from) * NEW_SHARE)
    .slice(0, MOST_READ);
  return {
    before: { from: last?.to ?? 0, to: next?.from ?? before.length },
    after: { from, to },
    sentences,
  };
}

/** So many of the telling words of what went stand in what stands for it. */
const SHARED = 0.2;

/** Short words may tell it, too: ‘ram’, ‘zoo’. */
const isOfTopic = (key: string) => key.length >= 3 && !anyTopic.has(key) && !small.has(key);

const small = new Set(
  'the and was all for his her she had but not you our out they are him its who why how has did can got get one two day too now off said saw ran any may let put'.split(
    ' ',
  ),
);

function isOnSame({ before, after }: Alignment, anew: Rewritten): boolean {
  const tellingIn = (words: typeof before, { from, to }: Run) =>
    new Set(words.slice(from, to).flatMap(({ key }) => (isOfTopic(key) ? stemOf(key) : [])));
  const old = tellingIn(before, anew.before);
  const now = tellingIn(after, anew.after);
  return [...old].filter((word) => now.has(word)).length >= Math.max(1, old.size * SHARED);
}

/** Whether what should go stands in the words that stayed of the place. */
function isStillThere(looked: Looked, place: Place): boolean {
  const { after } = looked.drafts.compared.alignment;
  if (looked.taken.by === 'adding' || place.after.from === place.after.to) return false;
  return isAsAsked(looked.taken, sentenceAt(looked, wholeSentences(after, place.after))) === false;
}

/** Whether sentences that stand for those around a place have what was asked for. */
export function stateAnew(
  looked: Looked,
  place: Place,
): { state: State; proof: TextRange[] } | null {
  const { drafts, taken } = looked;
  const { alignment } = drafts.compared;
  if (taken.by === 'spelling') return speltAnew(looked, place);
  const anew = rewrittenAt(alignment, place);
  if (anew === null) return null;
  const shown = (runs: readonly Run[], state: State) => {
    const proof = runs.flatMap(
      (after) =>
        proofOf(drafts.compared, drafts.after, drafts.fresh, {
          kind: 'replaced',
          before: anew.before,
          after,
        }) ?? [],
    );
    return proof.length === 0 ? null : { state, proof };
  };
  if (!isOnSame(alignment, anew) || isStillThere(looked, place)) return null;
  const words = textOf(looked, anew.after);
  if (isFoundIn(looked, words)) return null;
  const { sentences } = anew;
  const told = sentences.map((run) => ({ run, isSo: isAsAsked(taken, sentenceAt(looked, run)) }));
  const so = told.flatMap(({ run, isSo }) => (isSo === true ? run : []));
  if (taken.by === 'adding') {
    if (so.length > 0) return shown(so.slice(0, 2), 'fixed');
    const open = told.flatMap(({ run, isSo }) => (isSo === undefined ? run : []));
    const old = rangeOf(alignment.before, anew.before);
    const oldText = old === null ? '' : drafts.before.slice(old.start, old.end);
    const fresh = open.map((run) => textOf(looked, run)).join(' ');
    if (!isAboutText(taken) && saidAnew(fresh, oldText) >= FEWEST)
      return shown(longest(open), 'fixed');
    const half = told.flatMap(({ run, isSo }) => (isSo === 'half' ? run : []));
    return half.length > 0 ? shown(half.slice(0, 1), 'half') : null;
  }
  if (taken.by === 'swapping' || taken.by === 'inflecting' || taken.by === 'measuring')
    return shown(swapped(looked, place, told), 'fixed');
  if (isMending(taken) || taken.by === 'opening') {
    if (looked.now.length > 0) return null;
    return shown(so.length > 0 ? so.slice(0, 2) : longest(sentences), 'fixed');
  }
  return null;
}

/** The sentences about the same thing in which the words are no longer those that were to go. */
function swapped(
  { drafts, taken, now }: Looked,
  place: Place,
  told: readonly { run: Run; isSo: ReturnType<NonNullable<Taken['isSo']>> }[],
): Run[] {
  const { before, after } = drafts.compared.alignment;
  const so = told.filter(({ isSo }) => isSo !== false).map(({ run }) => run);
  const isOfText = taken.isEverywhere === true || taken.where === 'anywhere';
  if (isOfText) return now.length === 0 ? so.slice(0, 1) : [];
  const telling = new Set(
    before
      .slice(place.before.from, place.before.to)
      .flatMap(({ key }) => (isTelling(key) ? key : [])),
  );
  return so
    .filter(({ from, to }) => after.slice(from, to).some(({ key }) => telling.has(key)))
    .slice(0, 1);
}

/** The longest two, in their order: they tell most. */
const longest = (runs: readonly Run[]) =>
  runs
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .toSorted((a, b) => a.from - b.from);

function isFoundIn({ now, taken, slots }: Looked, words: string): boolean {
  if (isAboutText(taken)) return now.length > 0;
  const text = ` ${wordsAlone(words)} `;
  return now
    .filter((finding) => finding.slots?.['word'] === slots['word'])
    .some(({ quotations, places }) =>
      (places ?? quotations.flat()).some((one) => text.includes(` ${wordsAlone(one)} `)),
    );
}

function sentenceAt(looked: Looked, run: Run): PlaceNow {
  const { after } = looked.drafts.compared.alignment;
  const words = textOf(looked, run);
  return {
    words,
    sentences: words,
    fresh: words,
    hasNewEnd: run.to === after.length,
    beginsLine: isLineStart(after, run.from),
    beginsSentence: true,
    isEarly: isEarly(after, run.from),
    isOnTopic: true,
    isJoined: run.to - run.from >= FEWEST,
    slots: looked.slots,
  };
}

function textOf({ drafts }: Looked, run: Run): string {
  const range = rangeOf(drafts.compared.alignment.after, run);
  return range === null ? '' : drafts.after.slice(range.start, range.end);
}
