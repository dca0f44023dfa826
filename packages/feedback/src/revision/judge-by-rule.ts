import { wordsAlone } from '@second-draft/contract';
import { ruleOf, type RuleName } from '../rules/all-rules.ts';
import type { Finding, Rule, Taken } from '../rules/rule.ts';
import { readStudentText } from '../text/student-text.ts';
import { causesOf } from './causes.ts';
import type { WordChange } from './changes.ts';
import type { Opinion } from './gate-verdict.ts';
import { isAboutText, stepsFoundIn, type DraftsToRead, type Looked } from './looked.ts';
import { answers, isAsAsked, oldWords, proofOfAll, stateOf, type State } from './place-state.ts';
import { stateAnew } from './rewritten.ts';
import { placeNow } from './place-now.ts';
import { placeOf, type Place } from './places.ts';
import { counts } from './what-counts.ts';

/** Lets the rule that found the place of a step look again, there and over the whole text. */
export function judgeByRule(
  drafts: DraftsToRead,
  name: RuleName,
  quotations: readonly string[],
): Opinion | null {
  const rule = ruleOf(name);
  if (rule.taken === undefined) return null;
  const opinion = lookAgain(drafts, rule, rule.taken, quotations);
  return { ...opinion, asksForMore: rule.taken.by === 'adding' };
}

function lookAgain(
  drafts: DraftsToRead,
  rule: Rule,
  taken: Taken,
  quotations: readonly string[],
): Opinion {
  const then = stepsFoundIn(rule, drafts.read.before);
  const looked: Looked = {
    drafts,
    rule,
    taken,
    now: stepsFoundIn(rule, drafts.read.after),
    slots: slotsOf(then, quotations),
  };
  const places = quotations.flatMap(
    (quotation) => placeOf(drafts.compared, drafts.normalised, quotation) ?? [],
  );
  const states = places.map((place) => {
    const own = stateOf(looked, place);
    return own.state === 'fixed' ? own : (stateAnew(looked, place) ?? own);
  });
  const proof = states.flatMap((state) => state.proof);
  const all = (...some: State[]) => states.every(({ state }) => some.includes(state));
  // To bring two things together, one of them has to move.
  const isInOrder =
    taken.by === 'ordering' &&
    looked.now.every((finding) => finding.slots?.['aspect'] !== looked.slots['aspect']) &&
    (states.some(({ state }) => state === 'fixed') || isAllThere(looked, places));
  const orderProof =
    proof.length > 0
      ? proof
      : proofOfAll(
          drafts,
          drafts.compared.changes.filter(({ kind }) => kind === 'moved'),
        );
  if (isInOrder) return { verdict: 'done', proof: orderProof };
  const isMended =
    looked.now.length === 0 &&
    states.some(({ state }) => state === 'fixed') &&
    ((taken.by !== 'adding' && all('fixed', 'gone')) ||
      (taken.by === 'marking' && all('fixed', 'gone', 'half')));
  if (isMended) return { verdict: 'done', proof };
  if (states.length > 0 && all('fixed'))
    return { verdict: taken.isEverywhere && looked.now.length > 0 ? 'partly' : 'done', proof };
  if (states.some(({ state }) => state === 'fixed' || state === 'half'))
    return { verdict: 'partly', proof };
  const isGone = states.length > 0 && all('gone');
  const isOpen =
    taken.where === 'anywhere' || taken.by === 'breaking' || (taken.where !== 'here' && !isGone);
  const elsewhere = isOpen && then.length > 0 ? doneElsewhere(looked, then, places) : null;
  const isUnsure = isGone && !isSurelyMissing(looked);
  return elsewhere ?? { verdict: isUnsure ? 'cantTell' : 'notYet', proof: [] };
}

/** Whether the places stand as they were, and were brought together by what moved around them. */
const isAllThere = ({ drafts }: Looked, places: readonly Place[]) =>
  places.length > 1 &&
  places.every(({ isKept }) => isKept) &&
  drafts.compared.changes.some(({ kind }) => kind === 'moved');

/** More words than these that went were no mend of one place. */
const A_MEND = 4;

/** Whether the words that should go still stand in a place that the step names. */
const isLeftAsItWas = (looked: Looked, places: readonly Place[]) =>
  (looked.taken.by === 'swapping' || looked.taken.by === 'takingOut') &&
  places.some(({ after, isKept }) => {
    const at = placeNow(looked.drafts, after, [], looked.slots);
    return isKept && isAsAsked(looked.taken, at) === false;
  });

const isAt = (place: Place, { after }: WordChange) =>
  after.from <= place.after.to && after.to >= place.after.from;

/** Fewer such places than there were, and something new in place of one. */
function fewer({ now }: Looked, then: readonly Finding[]): boolean {
  const count = (all: readonly Finding[]) =>
    all.reduce((sum, { places, quotations }) => sum + (places ?? quotations).length, 0);
  return count(now) < count(then);
}

function slotsOf(findings: readonly Finding[], quotations: readonly string[]) {
  const words = new Set(quotations.map(wordsAlone));
  const own = findings.find((finding) =>
    finding.quotations.some((some) => some.some((one) => words.has(wordsAlone(one)))),
  );
  return own?.slots ?? {};
}

/** What the whole text lacked it lacks still: without a new word, or by the rule's own search. */
function isSurelyMissing({ drafts, taken, now }: Looked): boolean {
  const isMissing = isAboutText(taken) && now.length > 0;
  if (!isAboutText(taken) && taken.by !== 'breaking') return false;
  const { changes } = drafts.compared;
  return isMissing || !changes.some((change) => counts(taken, change, drafts.compared));
}

/**
 * Something new that answers the step at another place: the reason why the rule finds nothing any
 * more, held to what is asked of the place itself.
 */
function doneElsewhere(
  looked: Looked,
  then: readonly Finding[],
  places: readonly Place[],
): Opinion | null {
  const { drafts, rule, taken, slots } = looked;
  const { compared } = drafts;
  const candidates = compared.changes.filter((change) => counts(taken, change, compared));
  const told = (changes: readonly WordChange[], inSentence = false) =>
    changes.flatMap((change) => {
      const now = placeNow(drafts, change.after, [change], slots);
      const at = inSentence ? { ...now, fresh: now.sentences } : now;
      const state = answers(looked, at, false, oldWords(drafts, change.before));
      return state === 'asWas' ? [] : { change, state, isSo: isAsAsked(taken, at) === true };
    });
  const isLeft = isLeftAsItWas(looked, places);
  const shown = (some: readonly { change: WordChange }[]) =>
    proofOfAll(
      drafts,
      some.map(({ change }) => change),
    );
  if (looked.now.length > 0) {
    // The rule looks for less than a reader takes for an answer.
    const seen = isAboutText(taken) ? told(candidates).filter(({ isSo }) => isSo) : [];
    if (seen.length > 0) return { verdict: 'done', proof: shown(seen) };
    const beside = candidates.filter((change) => !places.some((place) => isAt(place, change)));
    const some = !isAboutText(taken) && fewer(looked, then) ? told(beside) : [];
    return some.length > 0 ? { verdict: 'partly', proof: shown(some) } : null;
  }
  const causes = told(
    causesOf(drafts, candidates, (text) => stepsFoundIn(rule, readStudentText(text)).length > 0),
  );
  // What is asked for may stand there, though something else made the finding go; a sentence that
  // is new in part is read as a whole.
  const isTelling = isAboutText(taken) || taken.by === 'ordering';
  const found = shown(causes).length > 0 || !isTelling ? causes : told(candidates, true);
  const proof = shown(found);
  if (proof.length === 0) return null;
  if (isLeft) {
    const mends = found.filter(({ change }) => change.before.to - change.before.from <= A_MEND);
    return mends.length > 0 ? { verdict: 'done', proof: shown(mends) } : null;
  }
  return { verdict: found.some(({ state }) => state === 'fixed') ? 'done' : 'partly', proof };
}
