import { isNoEnglish } from '../../language/spelling/english.ts';
import type { RuleName } from '../../rules/all-rules.ts';
import { kindOfWriting } from '../../rules/kind-of-writing/kind-of-writing.ts';
import type { Finding } from '../../rules/rule.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isList } from '../../text/forms/list.ts';
import { isVerse } from '../../text/forms/verse.ts';

/**
 * A poem may begin and end its lines as it likes. It gives no information, argues for nothing and
 * is exact in other ways than by numbers.
 */
const unsuitedToVerse: ReadonlySet<RuleName> = new Set([
  'askedAbout',
  'askedDescription',
  'capitals',
  'checkedEnding',
  'choppy',
  'closingArgument',
  'closingStatement',
  'commaSplice',
  'compareSize',
  'definition',
  'endMarks',
  'exactDetail',
  'figureSource',
  'headings',
  'howBig',
  'impersonalTone',
  'noDefinition',
  'oneOfKind',
  'openers',
  'paragraphs',
  'position',
  'readerQuestion',
  'runOn',
  'sayMore',
  'stepLines',
  'storyInReport',
  'termToExplain',
  'thinPart',
  'turnsPersonal',
]);

/**
 * These ask for sentences, for reasons or for the order of prose, or for a word that would break the
 * line: of a poem, a whole line is tried again instead.
 */
const noStepsForVerse: ReadonlySet<RuleName> = new Set([
  'afterthought',
  'amounts',
  'bareThing',
  'bareSentence',
  'bigMoment',
  'breaksOff',
  'chosenMoment',
  'crowdedMoment',
  'passedOver',
  'evidenceGiven',
  'heardAloud',
  'stayedMoment',
  'loneReason',
  'noFeelings',
  'orientation',
  'otherOrder',
  'pastTense',
  'personalEnding',
  'plainOpening',
  'plainestWord',
  'quickEnding',
  'reasons',
  'sameReason',
  'sameStart',
  'senses',
  'speech',
  'subjectFirst',
  'toldInPresent',
  'vagueClaims',
  'verbForms',
  'weakestWord',
]);

/** What is said on a stage or in an interview is no prose: these suit it all the same. */
const suitedToScripts: ReadonlySet<RuleName> = new Set([
  'actedOut',
  'apostrophes',
  'askedNext',
  'capitals',
  'chosenWords',
  'describedThing',
  'endMarks',
  'exactDetail',
  'explainedWords',
  'feelings',
  'hardWordsRight',
  'listedMisspelling',
  'openQuestions',
  'preciseWords',
  'soundAlikes',
  'stageDirections',
  'vividDescription',
  'whoSpeaks',
  'wordFamily',
  'wordsToCheck',
]);

/** A plan is notes for the writing that is to come: only what it holds is spoken of. */
const suitedToPlans: ReadonlySet<RuleName> = new Set([
  'apostrophes',
  'chosenWords',
  'hardWordsRight',
  'listedMisspelling',
  'plannedCase',
  'plannedStory',
  'preciseWords',
  'soundAlikes',
  'vividDescription',
  'wordsToCheck',
]);

/** Answers to questions, and counted facts, need neither an opening nor an ending, and the questions head their parts. */
const unsuitedToAnswers: ReadonlySet<RuleName> = new Set([
  'afterthought',
  'checkedEnding',
  'closingArgument',
  'closingStatement',
  'definition',
  'factsApart',
  'headings',
  'hook',
  'lastPart',
  'orderOfEvents',
  'orientation',
  'paragraphs',
  'personalEnding',
  'plainOpening',
  'quickEnding',
  'settledEnding',
  'timeOrder',
  'toldOpening',
  'triedEnding',
  'whoAndWhere',
  'wholeSentence',
]);

/** All others look for English words, and take ‘i’ in te reo for a small ‘I’. */
export const suitedToOtherTongues: ReadonlySet<RuleName> = new Set(['pepeha']);

/** “Write 5 facts”: each stands for itself. */
const isFactList = (text: StudentText): boolean =>
  isList(text.lines) && kindOfWriting(text) === 'facts';

/** Whether what a rule finds fits a text of this form and language. */
export const suitsForm = (text: StudentText, name: RuleName, kind: Finding['kind']): boolean =>
  (!isNoEnglish(text.words) || suitedToOtherTongues.has(name)) &&
  (text.turns.length === 0 || suitedToScripts.has(name)) &&
  (text.plan.length === 0 || suitedToPlans.has(name)) &&
  ((text.prompts.length === 0 && !isFactList(text)) || !unsuitedToAnswers.has(name)) &&
  !(
    isVerse(text) &&
    (unsuitedToVerse.has(name) || (kind === 'nextStep' && noStepsForVerse.has(name)))
  );
