import { challenges } from './challenge/challenges.ts';
import { bareSentence } from './ideas/bare-sentence.ts';
import { bigMoment } from './ideas/big-moment.ts';
import { briefestAnswer } from './ideas/briefest-answer.ts';
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
import { shownQuality } from './ideas/shown-quality.ts';
import { stepReasons } from './ideas/step-reasons.ts';
import { tellingDetail } from './ideas/telling-detail.ts';
import { unnamedProof } from './ideas/unnamed-proof.ts';
import { vagueClaims } from './ideas/vague-claims.ts';
import { vagueThings } from './ideas/vague-things.ts';
import { whyStep } from './ideas/why-step.ts';
import { amounts } from './language/amounts.ts';
import { asksBack } from './language/asks-back.ts';
import { commandVerbs } from './language/command-verbs.ts';
import { feelings } from './language/feelings.ts';
import { impersonalTone } from './language/impersonal-tone.ts';
import { joiningWords } from './language/joining-words.ts';
import { leadingVerbs } from './language/leading-verbs.ts';
import { linkingWords } from './language/linking-words.ts';
import { metaphor } from './language/metaphor.ts';
import { modalVerbs } from './language/modal-verbs.ts';
import { nameCalling } from './language/name-calling.ts';
import { openQuestions } from './language/open-questions.ts';
import { pastTense } from './language/past-tense.ts';
import { presentFacts } from './language/present-facts.ts';
import { readerQuestion } from './language/reader-question.ts';
import { readyWhen } from './language/ready-when.ts';
import { refrain } from './language/refrain.ts';
import { rhymes } from './language/rhymes.ts';
import { senses } from './language/senses.ts';
import { simile } from './language/simile.ts';
import { soundWords } from './language/sound-words.ts';
import { speech } from './language/speech.ts';
import { stageDirections } from './language/stage-directions.ts';
import { stepsDone } from './language/steps-done.ts';
import { timeWords } from './language/time-words.ts';
import { toldFeeling } from './language/told-feeling.ts';
import { toldInPast } from './language/told-in-past.ts';
import { toldInPresent } from './language/told-in-present.ts';
import { apostrophes } from './punctuation/apostrophes.ts';
import { capitals } from './punctuation/capitals.ts';
import { endMarks } from './punctuation/end-marks.ts';
import { speechMarks } from './punctuation/speech-marks.ts';
import type { Rule } from './rule.ts';
import { choppy } from './sentences/choppy.ts';
import { commaSplice } from './sentences/comma-splice.ts';
import { complexSentences } from './sentences/complex-sentences.ts';
import { differentStarts } from './sentences/different-starts.ts';
import { joinedPair } from './sentences/joined-pair.ts';
import { joinersUsed } from './sentences/joiners-used.ts';
import { longSentence } from './sentences/long-sentence.ts';
import { openers } from './sentences/openers.ts';
import { subjectFirst } from './sentences/subject-first.ts';
import { runOn } from './sentences/run-on.ts';
import { shortAndLong } from './sentences/short-and-long.ts';
import { variedLengths } from './sentences/varied-lengths.ts';
import { verbForms } from './sentences/verb-forms.ts';
import { wholeSentence } from './sentences/whole-sentence.ts';
import { hardWordsRight } from './spelling/hard-words-right.ts';
import { listedMisspelling } from './spelling/misspellings.ts';
import { soundAlikes } from './spelling/sound-alikes.ts';
import { wordsToCheck } from './spelling/words-to-check.ts';
import { structureRules } from './structure/structure-rules.ts';
import { briefPicture } from './vocabulary/brief-picture.ts';
import { chosenWords } from './vocabulary/chosen-words.ts';
import { plainWord } from './vocabulary/plain-word.ts';
import { describedThing } from './vocabulary/described-thing.ts';
import { explainedWords } from './vocabulary/explained-words.ts';
import { preciseWords } from './vocabulary/precise-words.ts';
import { strongVerb } from './vocabulary/strong-verbs.ts';
import { tiredWord } from './vocabulary/tired-words.ts';
import { vagueWords } from './vocabulary/vague-words.ts';
import { vividDescription } from './vocabulary/vivid-description.ts';

/** All text rules by name. */
export const rules = {
  amounts,
  apostrophes,
  asksBack,
  bareSentence,
  bigMoment,
  briefestAnswer,
  briefPicture,
  capitals,
  careNeeded,
  choppy,
  chosenWords,
  commandVerbs,
  commaSplice,
  compareSize,
  complexSentences,
  crowdedMoment,
  describedThing,
  differentStarts,
  endMarks,
  exactDetail,
  explainedWords,
  feelings,
  figureSource,
  hardWordsRight,
  howBig,
  impersonalTone,
  joinedPair,
  joinersUsed,
  joiningWords,
  leadingVerbs,
  linkingWords,
  listedMisspelling,
  longSentence,
  metaphor,
  modalVerbs,
  nameCalling,
  noFeelings,
  openers,
  openQuestions,
  subjectFirst,
  pastTense,
  plainWord,
  preciseWords,
  presentFacts,
  readerQuestion,
  readyWhen,
  reasons,
  refrain,
  rhymes,
  runOn,
  sameReason,
  sayMore,
  saysWhy,
  senses,
  shortAndLong,
  shownQuality,
  simile,
  soundAlikes,
  soundWords,
  speech,
  speechMarks,
  stageDirections,
  stepsDone,
  stepReasons,
  strongVerb,
  tellingDetail,
  timeWords,
  tiredWord,
  toldFeeling,
  toldInPast,
  toldInPresent,
  unnamedProof,
  vagueClaims,
  vagueThings,
  vagueWords,
  variedLengths,
  verbForms,
  vividDescription,
  wholeSentence,
  whyStep,
  wordsToCheck,
  ...structureRules,
  ...challenges,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** A rule by its name. */
export function ruleOf(name: RuleName): Rule {
  return rules[name];
}
