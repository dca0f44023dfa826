import { wordsAlone, type NormalisedText, type TextRange } from '@second-draft/contract';
import { ruleOf, type RuleName } from '../rules/all-rules.ts';
import { isMending, type Finding, type PlaceNow, type Rule, type Taken } from '../rules/rule.ts';
import { readStudentText, type StudentText } from '../text/student-text.ts';
import { countWords } from '../text/words.ts';
import type { Run } from './alignment.ts';
import { rangeOf, type WordChange } from './changes.ts';
import type { ComparedWords } from './compare-drafts.ts';
import type { Opinion } from './gate-verdict.ts';
import type { FreshWords } from './fresh-words.ts';
import { placeNow } from './place-now.ts';
import { changesIn, placeOf, wholeSentences, withNeighbours, type Place } from './places.ts';
import { proofOf } from './proof-of.ts';
import { causesOf } from './causes.ts';
import { saidAnew } from './said-anew.ts';
import { counts } from './what-counts.ts';

/** Two drafts as the rules look at them. */
export interface DraftsToRead {
  before: string;
  /** The earlier draft, to find quotations in. */
  normalised: NormalisedText;
  after: string;
  compared: ComparedWords;
  fresh: FreshWords;
  /** Both drafts, read once for all rules. */
  read: { before: StudentText; after: StudentText };
}

/** Fewer new words say nothing new. */
const FEWEST_ADDED = 3;

/** `gone` also of a place of which nothing can be told. */
type State = 'fixed' | 'half' | 'asWas' | 'gone';

/** Lets the rule that found the place of a step look again, there and over the whole text. */
export function judgeByRule(
  drafts: DraftsToRead,
  name: RuleName,
  quotations: readonly string[],
): Opinion | null {
  const rule = ruleOf(name);
  const { taken } = rule;
  if (taken === undefined) return null;
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
  const states = places.map((place) => stateOf(looked, place));
  const proof = states.flatMap((state) => state.proof);
  const all = (...some: State[]) => states.every(({ state }) => some.includes(state));
  if (states.length > 0 && all('fixed'))
    return { verdict: taken.isEverywhere && looked.now.length > 0 ? 'partly' : 'done', proof };
  if (states.some(({ state }) => state === 'fixed' || state === 'half'))
    return { verdict: 'partly', proof };
  const isGone = states.length > 0 && all('gone');
  const isOpen = taken.where === 'anywhere' || (taken.where !== 'here' && !isGone);
  const elsewhere = isOpen && then.length > 0 ? doneElsewhere(looked) : null;
  const isUnsure = isGone && !isSurelyMissing(looked);
  return elsewhere ?? { verdict: isUnsure ? 'cantTell' : 'notYet', proof: [] };
}

interface Looked {
  drafts: DraftsToRead;
  rule: Rule;
  taken: Taken;
  /** What the rule finds in the new draft. */
  now: readonly Finding[];
  /** Of the finding that the step was about. */
  slots: PlaceNow['slots'];
}

const stepsFoundIn = (rule: Rule, text: StudentText): Finding[] =>
  rule.find(text).filter(({ kind }) => kind === 'nextStep');

function slotsOf(findings: readonly Finding[], quotations: readonly string[]) {
  const words = new Set(quotations.map(wordsAlone));
  const own = findings.find((finding) =>
    finding.quotations.some((some) => some.some((one) => words.has(wordsAlone(one)))),
  );
  return own?.slots ?? {};
}

/** What the whole text lacked it lacks still: without a new word, or by the rule's own search. */
function isSurelyMissing({ drafts, taken, now }: Looked): boolean {
  if (!isAboutText(taken)) return false;
  const { changes } = drafts.compared;
  return now.length > 0 || !changes.some((change) => counts(taken, change, drafts.compared));
}

function stateOf(looked: Looked, place: Place): { state: State; proof: TextRange[] } {
  const { drafts, taken, slots } = looked;
  const { compared } = drafts;
  const near = changesIn(compared.changes, nearTo(drafts, taken, place));
  const changes = near.filter((change) => counts(taken, change, compared));
  const proof = proofOfAll(drafts, changes);
  if (place.after.from === place.after.to || (isMending(taken) && !place.isKept))
    return { state: taken.by === 'leavingOut' && proof.length > 0 ? 'fixed' : 'gone', proof };
  const at = placeNow(drafts, place.after, changes, slots);
  const isFound = isStillFound(looked, at);
  if (proof.length === 0) {
    const isShorter = taken.by === 'marking' && near.some(({ kind }) => kind === 'removed');
    return { state: isShorter && !isFound ? 'gone' : 'asWas', proof: [] };
  }
  return { state: answers(looked, at, isFound, oldWords(drafts, place.before)), proof };
}

const proofOfAll = ({ compared, after, fresh }: DraftsToRead, changes: readonly WordChange[]) =>
  changes.flatMap((change) => proofOf(compared, after, fresh, change) ?? []);

/** The sentences of the earlier draft at a run, and beside it. */
function oldWords({ compared, before }: DraftsToRead, run: Run): string {
  const words = compared.alignment.before;
  const range = words.length === 0 ? null : rangeOf(words, withNeighbours(words, run));
  return range === null ? '' : before.slice(range.start, range.end);
}

/** Whether new words at a place are what the step asked for. */
function answers(
  { taken }: Looked,
  at: PlaceNow,
  isFound: boolean,
  old: string,
): Exclude<State, 'gone'> {
  const isSo = taken.isSo?.(at);
  if (isSo === false) return 'asWas';
  const isAdding = taken.by === 'adding';
  const said = isAdding ? saidAnew(at.fresh, old) : FEWEST_ADDED;
  if (said === 0) return 'asWas';
  if (isSo === undefined && isFound)
    return isAdding && !isAboutText(taken) && said >= FEWEST_ADDED ? 'half' : 'asWas';
  // ‘I felt sick’: what is asked for itself, though hardly a word of it says anything else.
  const isEnough = said >= FEWEST_ADDED || (isSo === true && countWords(at.fresh) >= FEWEST_ADDED);
  return isSo === 'half' || !isEnough ? 'half' : 'fixed';
}

/** Where a change may answer a step: marks right at the place, words in its sentence, more also beside it. */
function nearTo({ compared }: DraftsToRead, taken: Taken, { before, after }: Place): Run {
  const words = compared.alignment.after;
  if (isMending(taken) && before.to - before.from <= 2) return after;
  if (taken.by === 'adding') return withNeighbours(words, after);
  const own = wholeSentences(words, after);
  // A list mark stands before the sentence, and so does an end mark that ends the one before.
  return isMending(taken) ? { from: Math.max(0, own.from - 1), to: own.to } : own;
}

/** The step names a place, and means the text. */
const isAboutText = ({ by, where }: Taken) =>
  where === 'anywhere' && (by === 'adding' || by === 'breaking');

/**
 * What the text lacked as a whole it has or has not; else a quotation of one or two words is about
 * them alone, a longer one about its sentence.
 */
function isStillFound({ taken, now }: Looked, { words, sentences, slots }: PlaceNow): boolean {
  if (isAboutText(taken)) return now.length > 0;
  const own = ` ${wordsAlone(words)} `;
  const around = ` ${wordsAlone(sentences)} `;
  return now
    .filter((finding) => finding.slots?.['word'] === slots['word'])
    .some(({ quotations }) =>
      quotations.flat().some((quotation) => {
        const sought = wordsAlone(quotation);
        return (countWords(quotation) <= 2 ? own : around).includes(` ${sought} `);
      }),
    );
}

/**
 * Something new that answers the step at another place: the reason why the rule finds nothing any
 * more, held to what is asked of the place itself.
 */
function doneElsewhere(looked: Looked): Opinion | null {
  const { drafts, rule, taken, now, slots } = looked;
  if (now.length > 0) return null;
  const { compared } = drafts;
  const causes = causesOf(
    drafts,
    compared.changes.filter((change) => counts(taken, change, compared)),
    (text) => stepsFoundIn(rule, readStudentText(text)).length > 0,
  );
  const told = causes.map((change) => {
    const at = placeNow(drafts, change.after, [change], slots);
    return { change, state: answers(looked, at, false, oldWords(drafts, change.before)) };
  });
  const proof = proofOfAll(
    drafts,
    told.flatMap(({ change, state }) => (state === 'asWas' ? [] : change)),
  );
  if (proof.length === 0) return null;
  return { verdict: told.some(({ state }) => state === 'fixed') ? 'done' : 'partly', proof };
}
