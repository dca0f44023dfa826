import { misspellingsOf } from '../../language/spelling/spelling.ts';
import { isChallenge } from '../../rules/challenge/challenges.ts';
import type { RuleName } from '../../rules/all-rules.ts';
import { findingsOf } from '../../rules/findings-of.ts';
import { hasAgreementSlip } from '../../rules/sentences/grammar/agreement.ts';
import { soundAlikesIn } from '../../rules/spelling/sound-alikes.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const slips: readonly RuleName[] = [
  'apostrophes',
  'capitals',
  'commaSplice',
  'endMarks',
  'runOn',
  'speechCommas',
  'speechMarks',
  'strayApostrophes',
];

/** A shorter text shows too little (words). */
const FEWEST_WORDS = 80;

/**
 * Slips in a hundred words: 89 of 97 texts that their writers meant to be good or excellent have no
 * more, and none of 48 that were meant to be weak (`docs/decisions/steps-suit-the-standard.md`).
 */
const MOST_SLIPS = 1;

/**
 * Whether a text is written with so few slips that what is plain or short in it is meant: of the
 * steps that rules found in such texts, two readers called a third true.
 */
export const isAccomplished = onceForEach((text: StudentText): boolean => {
  const words = text.words.length;
  if (words < FEWEST_WORDS) return false;
  const places = slips
    .flatMap((name) => findingsOf(name, text))
    .filter(({ kind }) => kind === 'nextStep')
    .reduce((sum, { places: all, quotations }) => sum + (all ?? quotations).length, 0);
  const most = (MOST_SLIPS * words) / 100;
  const alike = soundAlikesIn(text).flatMap((one) => one.places);
  let count = places + alike.length + misspellingsOf(text).length;
  for (const one of text.sentences) {
    if (count > most) return false;
    if (hasAgreementSlip(one.text)) count += 1;
  }
  return count <= most;
});

/** What even an accomplished text may need: what is certain, or adds something exact. */
const exact: ReadonlySet<RuleName> = new Set([
  'afterthought',
  'apostrophes',
  'backgroundOpening',
  'bareConclusion',
  'careNeeded',
  'choppy',
  'closingArgument',
  'commandVerbs',
  'commaSplice',
  'crowdedMoment',
  'passedOver',
  'crowdedStep',
  'deadEnding',
  'dreamEnding',
  'factsApart',
  'figureSource',
  'halfSentence',
  'headings',
  'howBig',
  'hollowEnding',
  'impersonalTone',
  'lateDefinition',
  'lateMaterials',
  'lateTrouble',
  'lateView',
  'leftUnanswered',
  'listedEvents',
  'listedMisspelling',
  'loneReason',
  'misplacedFact',
  'nameCalling',
  'noFeelings',
  'noGreeting',
  'noOneTime',
  'noTrouble',
  'ofAnyBook',
  'oneOfKind',
  'oneReason',
  'onlyWishes',
  'openers',
  'otherDemand',
  'otherSide',
  'pastEnding',
  'pastTense',
  'personalEnding',
  'plainVerse',
  'platitude',
  'position',
  'presentFacts',
  'quickEnding',
  'repeatedThen',
  'resultFirst',
  'rudeToReader',
  'saidTwice',
  'sameReason',
  'senses',
  'shownQuality',
  'smallNames',
  'softDemand',
  'solvedByOthers',
  'soundAlikes',
  'speechCommas',
  'stepLines',
  'stepsDone',
  'storyForView',
  'storyInReport',
  'storyInSteps',
  'strayApostrophes',
  'strungAnds',
  'summedUp',
  'thinAnswer',
  'thinPart',
  'thinReason',
  'tiredWord',
  'toldAsStory',
  'toldFeeling',
  'turnsPersonal',
  'undecidedEnd',
  'unlistedThing',
  'unnamedProof',
  'vagueClaims',
  'vagueWords',
]);

/** Of these rules, only what weighs as much is sure of such a text. */
const sureFrom: Partial<Record<RuleName, number>> = {
  choppy: 0.86,
  closingArgument: 0.8,
  commandVerbs: 0.95,
  pastTense: 0.95,
  personalEnding: 0.88,
  position: 0.92,
  presentFacts: 0.8,
  sameReason: 0.9,
  shownQuality: 0.9,
  stepLines: 0.9,
  strungAnds: 0.86,
  thinPart: 0.9,
  tiredWord: 0.81,
  toldFeeling: 0.85,
  vagueWords: 0.88,
};

/** In an argument, a reason in a sentence or two stands out beside full ones. */
const isThinReason = (text: StudentText, name: RuleName): boolean =>
  name === 'thinPart' && text.purpose === 'persuade';

/** Whether the step of a rule fits a text like this one, if it weighs so much. */
export const suitsStandard = (text: StudentText, name: RuleName, weight = 1): boolean =>
  !isAccomplished(text) ||
  isChallenge(name) ||
  isThinReason(text, name) ||
  (exact.has(name) && weight >= (sureFrom[name] ?? 0));
