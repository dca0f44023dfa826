import { findWords, normaliseText, wordsAlone, type TextRange } from '@second-draft/contract';
import { UNASKED } from '../../rules/finding.ts';
import type { Finding, Rule, Taken } from '../../rules/rule.ts';
import { headingLines } from '../../text/lines/headings.ts';
import type { WordChange } from '../words/word-change.ts';
import { doneElsewhere } from './done-elsewhere.ts';
import type { Opinion } from '../gate/gate-verdict.ts';
import { isAboutText, isSaying, stepsFoundIn, type DraftsToRead, type Looked } from './looked.ts';
import { mendedPlaces } from './mended-places.ts';
import { isAsAsked, stateOf, type State } from './place-state.ts';
import { placeNow } from '../places/place-now.ts';
import { changesIn, placeOf, wholeSentences, wordsWithin, type Place } from '../places/places.ts';
import { isOnlyShuffled } from './shuffled.ts';
import { stateAnew } from './state-anew.ts';
import type { EarlierStep } from '../steps/steps-of.ts';
import { isTiedToText } from './tied-to-text.ts';
import { counts } from '../places/what-counts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { countWords } from '../../text/words.ts';

/** What a rule sees as well as any reader, where it was done. */
const seen: ReadonlySet<Taken['by']> = new Set([
  'spelling',
  'marking',
  'joining',
  'opening',
  'swapping',
  'inflecting',
  'quoting',
]);

/**
 * Whether a verdict is final, whatever a model might say. How far added words go, whether things are
 * in order, and whether a number, a new line or a word fewer is what was meant, takes understanding.
 */
export const isSure = ({ by }: Taken, { verdict }: Opinion): boolean =>
  (verdict === 'done' && seen.has(by)) || (verdict !== 'cantTell' && by === 'spelling');

/** Whether a rule can speak for its step. */
export const speaksFor = (taken: Taken | undefined, { verdict }: Opinion): boolean =>
  taken?.isOneOfMany === undefined || verdict === 'done' || verdict === 'partly';

/** Lets the rule that found the place of a step look again, there and over the whole text. */
export function judgeByRule(
  drafts: DraftsToRead,
  rule: Rule,
  taken: Taken,
  step: Pick<EarlierStep, 'comment' | 'quotations'>,
): Opinion {
  const own = isSaying(taken) ? withoutTitle(drafts) : drafts;
  const found = asFarAsShown(own, taken, lookAgain(own, rule, taken, step));
  const isHalf =
    found.verdict === 'done' &&
    (lacksHeading(drafts, step) || isTooShort(drafts, taken, step, found));
  const opinion = isHalf ? { ...found, verdict: 'partly' as const } : found;
  // Not for `quoting`: a character may use words that would otherwise be talk about the step.
  return { ...opinion, asksForMore: taken.by === 'adding' };
}

/** A title above the text says no more of any place in it. */
function withoutTitle(drafts: DraftsToRead): DraftsToRead {
  const { compared, read } = drafts;
  const { title } = read.after;
  if (title === null) return drafts;
  const titled = wordsWithin(compared.alignment.after, title);
  const isTitle = ({ after }: WordChange) =>
    titled !== null && after.to > after.from && after.to <= titled.to;
  return {
    ...drafts,
    compared: { ...compared, changes: compared.changes.filter((change) => !isTitle(change)) },
  };
}

/** What was done, unless its proof may belong to anything else. */
function asFarAsShown(drafts: DraftsToRead, taken: Taken, opinion: Opinion): Opinion {
  const ranges = opinion.proof.filter((one) => typeof one !== 'string');
  if (ranges.length === 0) return opinion;
  const isShown =
    isTiedToText(drafts, taken, ranges) && !isOnlyShuffled(drafts.compared.alignment, ranges);
  return isShown ? opinion : { verdict: 'cantTell', proof: [] };
}

/** ‘Add two or three sentences’ */
const severalSentences = /\b(?:two|three|a few)(?: more)? sentences\b/u;

/** So many words are as good as two sentences. */
const AS_TWO = 14;

/** One short sentence, where a step asks for two or more, is half of it. */
function isTooShort(
  { after }: DraftsToRead,
  { by }: Taken,
  { comment }: Pick<EarlierStep, 'comment'>,
  { proof }: Opinion,
): boolean {
  if (by !== 'adding' || !/\badd\b|\bgive\b|\btell it\b/iu.test(comment)) return false;
  const said = proof.map((one) =>
    typeof one === 'string' ? one : after.slice(one.start, one.end),
  );
  const sentences = said.flatMap((one) => sentencesOf(one)).length;
  return severalSentences.test(comment) && sentences < 2 && countWords(said.join(' ')) < AS_TWO;
}

/** What is to go under a heading, and has come together without one, is half of it. */
const lacksHeading = ({ read }: DraftsToRead, { comment }: Pick<EarlierStep, 'comment'>): boolean =>
  /\bheading\b/u.test(comment) && headingLines(read.after).length === 0;

function lookAgain(
  drafts: DraftsToRead,
  rule: Rule,
  taken: Taken,
  { comment, quotations }: Pick<EarlierStep, 'comment' | 'quotations'>,
): Opinion {
  const then = stepsFoundIn(rule, drafts.read.before);
  const praised = praisedNow(drafts, rule);
  if (praised.length > 0 && taken.by === 'breaking') return { verdict: 'done', proof: praised };
  const looked: Looked = {
    drafts,
    rule,
    taken,
    now: stepsFoundIn(rule, drafts.read.after),
    slots: slotsOf(then, quotations),
    comment,
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
  const mended = mendedPlaces(looked, places, states);
  if (mended !== null) return { verdict: 'done', proof: mended };
  if (states.length > 0 && all('fixed'))
    return { verdict: isLeftElsewhere(looked) ? 'partly' : 'done', proof };
  if (states.some(({ state }) => state === 'fixed' || state === 'half'))
    return { verdict: 'partly', proof };
  const isGone = states.length > 0 && all('gone');
  const isOpen =
    taken.where === 'anywhere' || taken.by === 'breaking' || (taken.where !== 'here' && !isGone);
  // What only a task asks for, no rule finds in a text alone.
  const isKnown = then.length > 0 || taken.isOneOfMany === true;
  const elsewhere = isOpen && isKnown ? doneElsewhere(looked, then, places) : null;
  // A rule that finds nothing in the earlier draft has changed since, and can't speak for the step;
  // whether something was added is seen without it.
  const isOutgrown =
    then.length === 0 &&
    !isSaying(taken) &&
    places.some((place) => isTouched(looked, place)) &&
    !places.every((place) => place.isKept && isLeftSo(looked, place));
  const isUnsure = isOutgrown || (isGone && !isSurelyMissing(looked));
  if (elsewhere === null) return { verdict: isUnsure ? 'cantTell' : 'notYet', proof: [] };
  const isHalf = partsEach.test(comment) && taken.by === 'breaking';
  return isHalf && elsewhere.verdict === 'done' ? { ...elsewhere, verdict: 'partly' } : elsewhere;
}

/** ‘Then look for other pairs’: the place that is named is the first of several. */
const others = /\b(?:check|look for) (?:(?:your )?other|others|the (?:others|rest))\b/u;

/** ‘Give each part a paragraph’: a break elsewhere leaves the one that is named. */
const partsEach = /^(?:organise|give each)\b/iu;

/** The rule says of the place as it is now that it isn’t what was asked for, however it was found. */
const isLeftSo = (looked: Looked, { after }: Place): boolean =>
  isAsAsked(looked.taken, placeNow(looked.drafts, after, [], looked)) === false;

/** Whether other places are left that the step is about, too; what no writer asks about only if it says so. */
const isLeftElsewhere = ({ taken, now, comment }: Looked): boolean =>
  others.test(comment)
    ? now.length > 0
    : taken.isEverywhere === true && now.some(({ weight }) => weight > UNASKED);

/** Whether something that may count has changed at a place. */
const isTouched = ({ drafts: { compared }, taken }: Looked, { after }: Place): boolean =>
  changesIn(compared.changes, wholeSentences(compared.alignment.after, after)).some((change) =>
    counts(taken, change, compared),
  );

/** What the rule praises now, new words alone, where it asked for it and praised nothing before. */
function praisedNow({ read, fresh, after }: DraftsToRead, rule: Rule): TextRange[] {
  const found = { before: rule.find(read.before), after: rule.find(read.after) };
  const asks = ({ kind }: Finding) => kind === 'nextStep';
  if (!found.before.every(asks) || found.after.some(asks)) return [];
  return found.after
    .flatMap(({ quotations }) => quotations.flat())
    .filter((words) => fresh.inWords(words))
    .flatMap((words) => findWords(words, normaliseText(after)) ?? []);
}

function slotsOf(findings: readonly Finding[], quotations: readonly string[]) {
  const words = new Set(quotations.map(wordsAlone));
  const own = findings.find((finding) =>
    finding.quotations.some((some) => some.some((one) => words.has(wordsAlone(one)))),
  );
  return own?.slots ?? {};
}

/** The text still lacks what it lacked: it has no new word, or the rule's own search says so. */
function isSurelyMissing({ drafts, taken, now }: Looked): boolean {
  const isMissing = isAboutText(taken) && now.length > 0;
  if (!isAboutText(taken) && taken.by !== 'breaking') return false;
  const { changes } = drafts.compared;
  return isMissing || !changes.some((change) => counts(taken, change, drafts.compared));
}
