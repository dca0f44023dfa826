import type { PlaceNow, Taken } from '../../rules/rule.ts';
import { isMending } from '../../rules/rule.ts';
import type { Run } from '../words/alignment.ts';
import { textAt } from '../words/text-at.ts';
import { isLineStart } from '../words/line-breaks.ts';
import { aloneIn, isAboutText, isSaying, soughtOf, type Looked } from './looked.ts';
import { isEarly } from '../places/place-now.ts';
import { isAsAsked, type PlaceState, type State } from './place-state.ts';
import { isTelling, wholeSentences, type Place } from '../places/places.ts';
import { proofOf } from '../gate/proof-of.ts';
import {
  FEWEST_ANEW,
  hasStayed,
  isOnSame,
  rewrittenAt,
  rewrittenWhole,
  type Rewritten,
} from '../places/rewritten.ts';
import { saidAnew } from '../../text/meaning/said-anew.ts';
import { speltAnew } from './spelt-anew.ts';

/** Whether what should go is in the words of the place that stayed. */
function isStillThere(looked: Looked, place: Place): boolean {
  const { after } = looked.drafts.compared.alignment;
  if (isSaying(looked.taken) || place.after.from === place.after.to) return false;
  return isAsAsked(looked.taken, sentenceAt(looked, wholeSentences(after, place.after))) === false;
}

/** Whether the sentences that replaced those around a place have what was asked for. */
export function stateAnew(looked: Looked, place: Place): PlaceState | null {
  const { alignment } = looked.drafts.compared;
  if (looked.taken.by === 'spelling') return speltAnew(looked, place);
  if (hasStayed(alignment, place) || isStillThere(looked, place)) return null;
  const near = rewrittenAt(alignment, place);
  const there = near === null ? null : stateIn(looked, place, near);
  if (there !== null) return there;
  const whole = rewrittenWhole(alignment);
  // Over a whole text, only what the rule recognises as an answer proves anything.
  return whole === null || looked.taken.isSo === undefined || isMending(looked.taken)
    ? null
    : stateIn(looked, place, whole, true);
}

function stateIn(
  looked: Looked,
  place: Place,
  anew: Rewritten,
  isWhole = false,
): PlaceState | null {
  const { drafts, taken } = looked;
  const { alignment } = drafts.compared;
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
  if (!isOnSame(alignment, anew)) return null;
  const words = textOf(looked, anew.after);
  if (isFoundIn(looked, words)) return null;
  const { sentences } = anew;
  const told = sentences.map((run, i) => {
    const isSo = isAsAsked(taken, sentenceAt(looked, run));
    const next = sentences[i + 1];
    if (isSo !== 'half' || next?.from !== run.to) return { run, isSo };
    // The next sentence may be the other half of it.
    const both = { from: run.from, to: next.to };
    return isAsAsked(taken, sentenceAt(looked, both)) === true
      ? { run: both, isSo: true as const }
      : { run, isSo };
  });
  const so = told.flatMap(({ run, isSo }) => (isSo === true ? run : []));
  if (isSaying(taken)) {
    if (so.length > 0) return shown(so.slice(0, 2), 'fixed');
    if (isWhole) return null;
    const open = told.flatMap(({ run, isSo }) => (isSo === undefined ? run : []));
    const oldText = textAt(drafts.before, alignment.before, anew.before);
    const fresh = open.map((run) => textOf(looked, run)).join(' ');
    if (!isAboutText(taken) && saidAnew(fresh, oldText) >= FEWEST_ANEW)
      return shown(longest(open), 'fixed');
    const half = told.flatMap(({ run, isSo }) => (isSo === 'half' ? run : []));
    return shown(half.slice(0, 1), 'half');
  }
  if (taken.by === 'swapping' || taken.by === 'inflecting' || taken.by === 'measuring')
    return shown(swapped(looked, place, told), 'fixed');
  if (isMending(taken) || taken.by === 'opening') {
    if (looked.now.length > 0) return null;
    return shown(so.length > 0 ? so.slice(0, 2) : longest(sentences), 'fixed');
  }
  return null;
}

/** The sentences about the same thing without the words that were to go. */
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

/** The longest two, in their order: they say most. */
const longest = (runs: readonly Run[]) =>
  runs
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .toSorted((a, b) => a.from - b.from);

function isFoundIn({ drafts, now, taken, slots }: Looked, words: string): boolean {
  if (isAboutText(taken)) return now.length > 0;
  const text = ` ${aloneIn(words, drafts.compared.alignment)} `;
  return now
    .filter((finding) => finding.slots?.['word'] === slots['word'])
    .some((finding) => soughtOf(finding).some((one) => text.includes(` ${one.words} `)));
}

function sentenceAt(looked: Looked, run: Run): PlaceNow {
  const { after } = looked.drafts.compared.alignment;
  const words = textOf(looked, run);
  return {
    words,
    sentences: words,
    fresh: words,
    hasNewEnd: run.to === after.length,
    freshEnd: run.to === after.length ? words : '',
    beginsLine: isLineStart(after, run.from),
    beginsSentence: true,
    isEarly: isEarly(after, run.from),
    isOnTopic: true,
    isJoined: run.to - run.from >= FEWEST_ANEW,
    slots: looked.slots,
    comment: looked.comment,
  };
}

const textOf = ({ drafts }: Looked, run: Run) =>
  textAt(drafts.after, drafts.compared.alignment.after, run);
