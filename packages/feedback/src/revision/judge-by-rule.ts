import { wordsAlone, type NormalisedText, type TextRange } from '@second-draft/contract';
import { ruleOf, type RuleName } from '../rules/all-rules.ts';
import type { Finding, PlaceNow, Rule, Taken } from '../rules/rule.ts';
import { readStudentText, type StudentText } from '../text/student-text.ts';
import { countWords } from '../text/words.ts';
import type { Run } from './alignment.ts';
import { rangeOf, type WordChange } from './changes.ts';
import type { ComparedWords } from './compare-drafts.ts';
import type { Opinion } from './gate-verdict.ts';
import type { FreshWords } from './fresh-words.ts';
import { changesIn, placeOf, wholeSentences, withNeighbours, type Place } from './places.ts';
import { proofOf } from './proof-of.ts';
import { causesOf } from './causes.ts';

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
  const now = stepsFoundIn(rule, drafts.read.after);
  const places = quotations.flatMap(
    (quotation) => placeOf(drafts.compared, drafts.normalised, quotation) ?? [],
  );
  const slots = slotsOf(then, quotations);
  const states = places.map((place) => stateOf(drafts, taken, place, now, slots));
  const proof = states.flatMap((state) => state.proof);
  const all = (...some: State[]) => states.every(({ state }) => some.includes(state));
  if (states.length > 0 && all('fixed'))
    return { verdict: taken.isEverywhere && now.length > 0 ? 'partly' : 'done', proof };
  if (states.some(({ state }) => state === 'fixed' || state === 'half'))
    return { verdict: 'partly', proof };
  const isGone = states.length > 0 && all('gone');
  const isOpen = taken.where === 'anywhere' || (taken.where !== 'here' && !isGone);
  const elsewhere = isOpen ? doneElsewhere(drafts, rule, taken, then, now) : null;
  return elsewhere ?? { verdict: isGone ? 'cantTell' : 'notYet', proof: [] };
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

function stateOf(
  drafts: DraftsToRead,
  taken: Taken,
  place: Place,
  now: readonly Finding[],
  slots: PlaceNow['slots'],
): { state: State; proof: TextRange[] } {
  const { compared, after, fresh } = drafts;
  const isGone = place.after.from === place.after.to || (taken.by === 'mending' && !place.isKept);
  const near = changesIn(compared.changes, nearTo(drafts, taken, place));
  const changes = near.filter((change) => counts(taken, change));
  const proof = changes.flatMap((change) => proofOf(compared, after, fresh, change) ?? []);
  if (isGone)
    return { state: taken.by === 'takingOut' && proof.length > 0 ? 'fixed' : 'gone', proof };
  if (proof.length === 0) return { state: 'asWas', proof: [] };
  const at = placeNow(drafts, place, changes, slots);
  const isSo = taken.isSo?.(at);
  if (isSo === false) return { state: 'asWas', proof: [] };
  const isEnough = taken.by !== 'adding' || countWords(at.fresh) >= FEWEST_ADDED;
  if (isSo === undefined && isStillFound(now, at)) {
    const hasGrown = taken.by === 'adding' && grown(drafts, place, changes) >= FEWEST_ADDED;
    return hasGrown ? { state: 'half', proof } : { state: 'asWas', proof: [] };
  }
  return { state: isSo === 'half' || !isEnough ? 'half' : 'fixed', proof };
}

/** Where a change may answer a step: marks right at the place, words in its sentence, more also beside it. */
function nearTo({ compared }: DraftsToRead, { by }: Taken, { before, after }: Place): Run {
  const words = compared.alignment.after;
  if (by === 'mending' && before.to - before.from <= 2) return after;
  return by === 'adding' ? withNeighbours(words, after) : wholeSentences(words, after);
}

/** New words in the sentence itself. */
function grown({ compared }: DraftsToRead, place: Place, changes: readonly WordChange[]): number {
  const own = wholeSentences(compared.alignment.after, place.after);
  return changesIn(changes, own).reduce((sum, { after }) => sum + after.to - after.from, 0);
}

/** Whether a change can be what the step asks for. */
function counts({ by }: Taken, { kind, after }: WordChange): boolean {
  if (by === 'adding') return kind === 'added' || kind === 'replaced';
  if (by === 'swapping') return kind !== 'mended' && kind !== 'moved' && after.to > after.from;
  return true;
}

function placeNow(
  { compared, after }: DraftsToRead,
  place: Place,
  changes: readonly WordChange[],
  slots: PlaceNow['slots'],
): PlaceNow {
  const words = compared.alignment.after;
  const textOf = (run: Place['after']) => {
    const range = rangeOf(words, run);
    return range === null ? '' : after.slice(range.start, range.end);
  };
  const first = words[place.after.from];
  const own = wholeSentences(words, place.after);
  return {
    words: textOf(place.after),
    sentences: textOf(own),
    fresh: changes
      .filter(({ kind }) => kind === 'added' || kind === 'replaced')
      .map((change) => textOf(change.after))
      .join(' '),
    hasNewEnd: changes.some(
      (change) => change.after.to === words.length && change.kind !== 'mended',
    ),
    beginsSentence: first?.beginsSentence ?? false,
    beginsLine: first?.beginsLine === true || words[own.from]?.beginsLine === true,
    slots,
  };
}

/** A quotation of one or two words is about them alone; a longer one about its sentence. */
function isStillFound(now: readonly Finding[], { words, sentences, slots }: PlaceNow): boolean {
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

/** Something new that answers the step at another place: praised by the rule, or the reason why it finds nothing any more. */
function doneElsewhere(
  drafts: DraftsToRead,
  rule: Rule,
  taken: Taken,
  then: readonly Finding[],
  now: readonly Finding[],
): Opinion | null {
  if (then.length === 0 || now.length > 0) return null;
  const { compared, after, fresh } = drafts;
  const candidates = compared.changes.filter((change) => counts(taken, change));
  const causes = causesOf(
    drafts,
    candidates,
    (text) => stepsFoundIn(rule, readStudentText(text)).length > 0,
  );
  const proof = causes.flatMap((change) => proofOf(compared, after, fresh, change) ?? []);
  return proof.length === 0 ? null : { verdict: 'done', proof };
}
