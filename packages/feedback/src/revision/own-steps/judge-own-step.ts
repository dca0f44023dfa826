import type { Verdict } from '@second-draft/contract';
import type { DraftsToRead } from '../by-rule/looked.ts';
import { isTiedToText } from '../by-rule/tied-to-text.ts';
import type { Opinion } from '../gate/gate-verdict.ts';
import { isRewritten } from '../places/rewritten.ts';
import type { EarlierStep } from '../steps/steps-of.ts';
import { heldTo } from './asked/held-to.ts';
import { requestIn } from './asked/request-in.ts';
import { apostrophesPut } from './demands/apostrophes.ts';
import { bitsTakenOut } from './demands/bits-out.ts';
import { speakerLines } from './demands/speaker-lines.ts';
import { capitalsAndStops } from './demands/capitals-and-stops.ts';
import { described } from './demands/described.ts';
import { endingWritten, openingWritten, toldFirst } from './demands/ends.ts';
import { feelingsTold, sensesTold } from './demands/felt.ts';
import { fewerOfKind, fewerOfWord } from './demands/fewer-of.ts';
import { fewerThens } from './demands/fewer-thens.ts';
import { numberChecked } from './features/checked-number.ts';
import { commasInList } from './features/commas.ts';
import { marksPut } from './features/marks-put.ts';
import { splitUp } from './features/split-up.ts';
import { kindTold } from './features/told-kinds.ts';
import { meaningGiven } from './features/meaning.ts';
import { simileWritten } from './features/simile-written.ts';
import { titlePut } from './features/title.ts';
import { inOrder } from './moves/in-order.ts';
import { joined } from './demands/joined.ts';
import { headingsPut, paragraphsMade } from './demands/lines.ts';
import { moved } from './demands/moved.ts';
import { namesForPronouns } from './demands/names-for-pronouns.ts';
import { nothingSaid } from './demands/nothing-said.ts';
import { numbersGiven } from './demands/numbers.ts';
import { openers } from './demands/openers.ts';
import { orderWords } from './demands/order-words.ts';
import { evidenceAdded, exampleGiven, reasonGiven } from './demands/reasons.ts';
import { otherSideTold, questionAsked } from './demands/sides.ts';
import { saidThere } from './demands/said-there.ts';
import { somebodySpeaks, speechMarksPut } from './demands/speech.ts';
import { spelling } from './demands/spelling.ts';
import { needsListed, stepsNumbered } from './demands/steps-listed.ts';
import { swappedWords } from './demands/swapped-words.ts';
import { pastKept } from './demands/past-kept.ts';
import { isToTakeOut, takenOut } from './demands/taken-out.ts';
import { whoWhereWhen } from './demands/who-where-when.ts';
import { ownLookAt, type Demand, type OwnLook } from './own-look.ts';

const demands: readonly Demand[] = [
  apostrophesPut,
  bitsTakenOut,
  capitalsAndStops,
  commasInList,
  described,
  endingWritten,
  evidenceAdded,
  exampleGiven,
  feelingsTold,
  fewerOfKind,
  fewerOfWord,
  fewerThens,
  headingsPut,
  inOrder,
  joined,
  kindTold,
  marksPut,
  meaningGiven,
  moved,
  namesForPronouns,
  needsListed,
  numberChecked,
  numbersGiven,
  openers,
  openingWritten,
  orderWords,
  otherSideTold,
  paragraphsMade,
  pastKept,
  questionAsked,
  reasonGiven,
  sensesTold,
  simileWritten,
  somebodySpeaks,
  speakerLines,
  speechMarksPut,
  spelling,
  splitUp,
  stepsNumbered,
  swappedWords,
  takenOut,
  titlePut,
  toldFirst,
  whoWhereWhen,
];

/** Whether what is said anew belongs to the text. */
function isTied(drafts: DraftsToRead, told: readonly Opinion[]): boolean {
  const ranges = told.flatMap(({ proof }) => proof).filter((one) => typeof one !== 'string');
  return isTiedToText(drafts, { by: 'adding' }, ranges);
}

/** ‘Either leave it out or tell us why’: one of them is enough, and what went may be the one. */
const isChoice = ({ asked }: OwnLook): boolean =>
  /\beither\b[^.?!]*\bor\b/u.test(asked) && isToTakeOut(asked);

const metAt = (look: OwnLook) =>
  demands.filter((one) => one.isAsked(look)).map((one) => heldTo(look, one.met(look)));

/** What became of all that a step asks for: by what it requests, or else by anything in it. */
function metBy(look: OwnLook): (Opinion | null)[] {
  const asked = requestIn(look.asked);
  const own = asked === look.asked ? [] : metAt({ ...look, asked });
  return own.length > 0 && own.every((one) => one !== null) ? own : metAt(look);
}

/**
 * Tells of a step in a teacher's own words what became of it, as far as its words say what to look
 * for; null where they don't, or where the drafts don't show it.
 */
export function judgeOwnStep(
  drafts: DraftsToRead,
  step: Pick<EarlierStep, 'comment' | 'quotations'>,
): Opinion | null {
  const look = ownLookAt(drafts, step);
  // Of a text written anew, nothing tells what was there in other words.
  const isAnew = isRewritten(drafts.compared.alignment);
  const met = metBy(look);
  const told = met.filter((one) => one !== null);
  if (isChoice(look)) return told.find(({ verdict }) => verdict === 'done') ?? null;
  if (met.length === 0 || told.length < met.length) {
    const silent = nothingSaid.isAsked(look) ? nothingSaid.met(look) : null;
    const isOther = met.length > 0 || isAnew || !saidThere.isAsked(look);
    return silent ?? (isOther ? null : saidThere.met(look));
  }
  const isOfMore = told.some((one) => one.asksForMore === true);
  if (isOfMore && (isAnew || !isTied(drafts, told))) return null;
  const all = (verdict: Verdict) => told.every((one) => one.verdict === verdict);
  if (all('notYet')) return { verdict: 'notYet', proof: [] };
  return {
    verdict: all('done') ? 'done' : 'partly',
    proof: told.flatMap(({ proof }) => proof),
    asksForMore: isOfMore,
  };
}
