import { wordsAlone } from '@second-draft/contract';
import type { Finding } from '../../rules/rule.ts';
import { begins } from '../../rules/slot-word.ts';
import { remembered } from '../../text/remembered.ts';
import { readAsForm } from '../../text/student-text.ts';
import { causesOf } from '../changes/causes.ts';
import { textAt } from '../words/text-at.ts';
import type { WordChange } from '../words/word-change.ts';
import type { Opinion } from '../gate/gate-verdict.ts';
import { isAboutText, soughtOf, stepsFoundIn, type DraftsToRead, type Looked } from './looked.ts';
import { placeNow } from '../places/place-now.ts';
import { answers, isAsAsked, oldWords, proofOfAll } from './place-state.ts';
import { isTelling, wholeSentences, type Place } from '../places/places.ts';
import { counts } from '../places/what-counts.ts';

/** If more words than this went, it was no correction of one place. */
const A_MEND = 4;

/** Several changes are in the same sentence; more sentences than this aren't kept. */
const MOST_SENTENCES = 1_000;

/** Whether the words that should go are still in a place that the step names. */
const isLeftAsItWas = (looked: Looked, places: readonly Place[]) =>
  (looked.taken.by === 'swapping' || looked.taken.by === 'takingOut') &&
  places.some(({ after, isKept }) => {
    const at = placeNow(looked.drafts, after, [], looked);
    return isKept && isAsAsked(looked.taken, at) === false;
  });

/** Of a text where many begin alike: whether the one that was to begin another way still does, though others don’t. */
const isBegunAsItWas = ({ drafts, taken, slots }: Looked, places: readonly Place[]) =>
  taken.by === 'opening' &&
  taken.where === 'anywhere' &&
  places.some(({ after, isKept }) => {
    const { sentences } = placeNow(drafts, after, [], { slots, comment: '' });
    return isKept && begins(sentences.replace(/^[\d\W]+/u, ''), slots['word']);
  });

/** Whether it begins as another sentence of the earlier draft does: that varies no beginnings. */
function isBegunAlike({ compared: { alignment } }: DraftsToRead, { after }: WordChange): boolean {
  const own = wholeSentences(alignment.after, after);
  const first = alignment.after[own.from]?.key;
  return alignment.before.some(({ beginsSentence, key }) => beginsSentence && key === first);
}

/** ‘Which other word would fit?’: any of those that come again may be another. */
const asksAnother = /\b(?:which|try|choose|use|find) (?:an)?other word\b|\b(?:in )?another way\b/iu;

/** What replaced the sentence after a place isn’t at it. */
const isAt = ({ compared: { alignment } }: DraftsToRead, place: Place, { after }: WordChange) =>
  after.from <= place.after.to &&
  after.to >= place.after.from &&
  !(after.from === place.after.to && alignment.after[after.from]?.beginsSentence === true);

/** Fewer such places than there were, and something new in place of one. */
function fewer({ now }: Looked, then: readonly Finding[]): boolean {
  const count = (all: readonly Finding[]) =>
    all.reduce((sum, { places, quotations }) => sum + (places ?? quotations).length, 0);
  return count(now) < count(then);
}

const wordsOf = (found: readonly Finding[]): string[] => [
  ...new Set(found.flatMap((finding) => soughtOf(finding).map(({ words }) => words))),
];

/** The changes that replaced words of a sentence where the rule had found something. */
function thoseAtOneOf(
  { drafts }: Looked,
  found: readonly string[],
  changes: readonly WordChange[],
): WordChange[] {
  const words = drafts.compared.alignment.before;
  const isOne = remembered(MOST_SENTENCES, (text) => {
    const sentence = ` ${wordsAlone(text)} `;
    return found.some((one) => sentence.includes(` ${one} `));
  });
  return changes.filter(({ before }) =>
    isOne(textAt(drafts.before, words, wholeSentences(words, before))),
  );
}

/** What was measured elsewhere, such as in a list, or put elsewhere, of what the step names. */
function changesOfNamed(
  { drafts }: Looked,
  places: readonly Place[],
  changes: readonly WordChange[],
): WordChange[] {
  const { before, after } = drafts.compared.alignment;
  const named = new Set(
    places.flatMap((place) =>
      before
        .slice(place.before.from, place.before.to)
        .flatMap(({ key }) => (isTelling(key) ? key : [])),
    ),
  );
  return changes.filter((change) => {
    const own = wholeSentences(after, change.after);
    return after.slice(own.from, own.to).some(({ key }) => named.has(key));
  });
}

/**
 * Something new that answers the step in another place: the reason why the rule no longer finds
 * anything, if it meets what is asked of the place itself.
 */
export function doneElsewhere(
  looked: Looked,
  then: readonly Finding[],
  places: readonly Place[],
): Opinion | null {
  const { drafts, rule, taken } = looked;
  const { compared } = drafts;
  // What was said elsewhere may have been moved to where it is asked for.
  const isBrought = ({ kind }: WordChange) => kind === 'moved' && isAboutText(taken);
  const candidates = compared.changes.filter(
    (change) => counts(taken, change, compared) || isBrought(change),
  );
  const told = (changes: readonly WordChange[], inSentence = false) =>
    changes.flatMap((change) => {
      const now = placeNow(drafts, change.after, [change], looked);
      const at = inSentence || isBrought(change) ? { ...now, fresh: now.sentences } : now;
      const old = isBrought(change) ? '' : oldWords(drafts, change.before);
      const state = answers(looked, at, false, old);
      return state === 'asWas' ? [] : { change, state, isSo: isAsAsked(taken, at) === true };
    });
  const isLeft = isLeftAsItWas(looked, places);
  const shown = (some: readonly { change: WordChange }[]) =>
    proofOfAll(
      drafts,
      some.map(({ change }) => change),
    );
  if (looked.now.length > 0) {
    // The rule looks for less than a reader accepts as an answer.
    const mayBeAnywhere = taken.isOneOfMany === true && taken.where === 'anywhere';
    const all = isAboutText(taken) || mayBeAnywhere ? told(candidates) : [];
    const seen = all.filter(({ isSo }) => isSo);
    if (seen.length > 0) return { verdict: 'done', proof: shown(seen) };
    const half = taken.isOneOfMany ? all.filter(({ state }) => state === 'half') : [];
    if (half.length > 0) return { verdict: 'partly', proof: shown(half) };
    if (isAboutText(taken) || !fewer(looked, then)) return null;
    const beside = candidates.filter(
      (change) => !places.some((place) => isAt(drafts, place, change)),
    );
    const some = told(thoseAtOneOf(looked, wordsOf(then), beside));
    const isAnyOther = taken.by === 'takingOut' && asksAnother.test(looked.comment);
    return some.length > 0 ? { verdict: isAnyOther ? 'done' : 'partly', proof: shown(some) } : null;
  }
  const causes = told(
    causesOf(drafts, candidates, (text) => stepsFoundIn(rule, readAsForm(text)).length > 0),
  );
  // What is asked for may be there, though something else made the finding disappear; a sentence that
  // is new in part is read as a whole.
  const isOfNamed = taken.by === 'measuring' || taken.by === 'ordering';
  const named = isOfNamed ? changesOfNamed(looked, places, candidates) : [];
  const others = isAboutText(taken) ? candidates : named;
  // Where it took several changes, no single one is the reason.
  const severalSo = () => {
    const so = told(candidates).filter(({ isSo }) => isSo);
    const mended = told(thoseAtOneOf(looked, wordsOf(then), candidates));
    const some = so.length > 0 ? so : mended.filter(({ state }) => state === 'fixed');
    return some.length > 1 ? some : [];
  };
  const isShown = (some: typeof causes) => shown(some).length > 0;
  let found = causes;
  if (!isShown(found)) found = told(others, true);
  if (!isShown(found)) found = severalSo();
  if (!isShown(found)) return null;
  const proof = shown(found);
  if (isLeft) {
    const mends = found.filter(({ change }) => change.before.to - change.before.from <= A_MEND);
    return mends.length > 0 ? { verdict: 'done', proof: shown(mends) } : null;
  }
  const isHalf =
    isBegunAsItWas(looked, places) && candidates.every((change) => isBegunAlike(drafts, change));
  const isInFull = !isHalf && found.some(({ state }) => state === 'fixed');
  return { verdict: isInFull ? 'done' : 'partly', proof };
}
