import { bareSentence } from './ideas/bare-sentence.ts';
import { bigMoment } from './ideas/big-moment.ts';
import { careNeeded } from './ideas/care-needed.ts';
import { compareSize } from './ideas/compare-size.ts';
import { crowdedMoment } from './ideas/crowded-moment.ts';
import { exactDetail } from './ideas/exact-detail.ts';
import { figureSource } from './ideas/figure-source.ts';
import { howBig } from './ideas/how-big.ts';
import { noFeelings } from './ideas/no-feelings.ts';
import { reasons } from './ideas/reasons.ts';
import { sameReason } from './ideas/same-reason.ts';
import { sayMore } from './ideas/say-more.ts';
import { saysWhy } from './ideas/says-why.ts';
import { stepReasons } from './ideas/step-reasons.ts';
import { tellingDetail } from './ideas/telling-detail.ts';
import { vagueClaims } from './ideas/vague-claims.ts';
import { vagueThings } from './ideas/vague-things.ts';
import { whyStep } from './ideas/why-step.ts';
import { amounts } from './language/amounts.ts';
import { commandVerbs } from './language/command-verbs.ts';
import { feelings } from './language/feelings.ts';
import { impersonalTone } from './language/impersonal-tone.ts';
import { joiningWords } from './language/joining-words.ts';
import { leadingVerbs } from './language/leading-verbs.ts';
import { linkingWords } from './language/linking-words.ts';
import { modalVerbs } from './language/modal-verbs.ts';
import { nameCalling } from './language/name-calling.ts';
import { pastTense } from './language/past-tense.ts';
import { presentFacts } from './language/present-facts.ts';
import { readerQuestion } from './language/reader-question.ts';
import { readyWhen } from './language/ready-when.ts';
import { senses } from './language/senses.ts';
import { simile } from './language/simile.ts';
import { softAsk } from './language/soft-ask.ts';
import { speech } from './language/speech.ts';
import { timeWords } from './language/time-words.ts';
import { toldFeeling } from './language/told-feeling.ts';
import { toldInPast } from './language/told-in-past.ts';
import { apostrophes } from './punctuation/apostrophes.ts';
import { capitals } from './punctuation/capitals.ts';
import { endMarks } from './punctuation/end-marks.ts';
import { speechMarks } from './punctuation/speech-marks.ts';
import type { Rule } from './rule.ts';
import { choppy } from './sentences/choppy.ts';
import { commaSplice } from './sentences/comma-splice.ts';
import { complexSentences } from './sentences/complex-sentences.ts';
import { differentStarts } from './sentences/different-starts.ts';
import { openers } from './sentences/openers.ts';
import { runOn } from './sentences/run-on.ts';
import { shortAndLong } from './sentences/short-and-long.ts';
import { variedLengths } from './sentences/varied-lengths.ts';
import { hardWordsRight } from './spelling/hard-words-right.ts';
import { listedMisspelling } from './spelling/misspellings.ts';
import { soundAlikes } from './spelling/sound-alikes.ts';
import { wordsToCheck } from './spelling/words-to-check.ts';
import { clearGoal } from './structure/clear-goal.ts';
import { closingArgument } from './structure/closing-argument.ts';
import { closingCall } from './structure/closing-call.ts';
import { closingStatement } from './structure/closing-statement.ts';
import { definition } from './structure/definition.ts';
import { didItWork } from './structure/did-it-work.ts';
import { dreamEnding } from './structure/dream-ending.ts';
import { evidenceGiven } from './structure/evidence.ts';
import { factsApart } from './structure/facts-apart.ts';
import { headings } from './structure/headings.ts';
import { hook } from './structure/hook.ts';
import { lateMaterials } from './structure/late-materials.ts';
import { loneReason } from './structure/lone-reason.ts';
import { materials } from './structure/materials.ts';
import { orderOfEvents } from './structure/order-of-events.ts';
import { orientation } from './structure/orientation.ts';
import { otherSide } from './structure/other-side.ts';
import { paragraphs } from './structure/paragraphs.ts';
import { personalEnding } from './structure/personal-ending.ts';
import { plainOpening } from './structure/plain-opening.ts';
import { position } from './structure/position.ts';
import { problem } from './structure/problem.ts';
import { quickEnding } from './structure/quick-ending.ts';
import { repeatedThen } from './structure/repeated-then.ts';
import { settledEnding } from './structure/settled-ending.ts';
import { stepLines } from './structure/step-lines.ts';
import { stepsInOrder } from './structure/steps-in-order.ts';
import { stepsTold } from './structure/steps-told.ts';
import { storyInArgument } from './structure/story-in-argument.ts';
import { storyInSteps } from './structure/story-in-steps.ts';
import { thinAnswer } from './structure/thin-answer.ts';
import { thinPart } from './structure/thin-part.ts';
import { timeOrder } from './structure/time-order.ts';
import { toldOpening } from './structure/told-opening.ts';
import { unlistedThing } from './structure/unlisted-thing.ts';
import { vagueDemand } from './structure/vague-demand.ts';
import { whoAndWhere } from './structure/who-and-where.ts';
import { plainWord } from './vocabulary/plain-word.ts';
import { explainedWords } from './vocabulary/explained-words.ts';
import { preciseWords } from './vocabulary/precise-words.ts';
import { strongVerb } from './vocabulary/strong-verbs.ts';
import { tiredWord } from './vocabulary/tired-words.ts';
import { vividDescription } from './vocabulary/vivid-description.ts';

/** All text rules by name. */
export const rules = {
  amounts,
  apostrophes,
  bareSentence,
  bigMoment,
  capitals,
  careNeeded,
  choppy,
  clearGoal,
  closingArgument,
  closingCall,
  closingStatement,
  commandVerbs,
  commaSplice,
  compareSize,
  complexSentences,
  crowdedMoment,
  definition,
  didItWork,
  differentStarts,
  dreamEnding,
  endMarks,
  evidenceGiven,
  exactDetail,
  explainedWords,
  factsApart,
  feelings,
  figureSource,
  hardWordsRight,
  headings,
  hook,
  howBig,
  impersonalTone,
  joiningWords,
  lateMaterials,
  leadingVerbs,
  linkingWords,
  listedMisspelling,
  loneReason,
  materials,
  modalVerbs,
  nameCalling,
  noFeelings,
  openers,
  orderOfEvents,
  orientation,
  otherSide,
  paragraphs,
  pastTense,
  personalEnding,
  plainOpening,
  plainWord,
  position,
  preciseWords,
  presentFacts,
  problem,
  quickEnding,
  readerQuestion,
  readyWhen,
  reasons,
  repeatedThen,
  runOn,
  sameReason,
  sayMore,
  saysWhy,
  senses,
  settledEnding,
  shortAndLong,
  simile,
  softAsk,
  soundAlikes,
  speech,
  speechMarks,
  stepLines,
  stepReasons,
  stepsInOrder,
  stepsTold,
  storyInArgument,
  storyInSteps,
  strongVerb,
  tellingDetail,
  thinAnswer,
  thinPart,
  timeOrder,
  timeWords,
  tiredWord,
  toldFeeling,
  toldInPast,
  toldOpening,
  unlistedThing,
  vagueClaims,
  vagueDemand,
  vagueThings,
  variedLengths,
  vividDescription,
  whoAndWhere,
  whyStep,
  wordsToCheck,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** A rule by its name. */
export function ruleOf(name: RuleName): Rule {
  return rules[name];
}
