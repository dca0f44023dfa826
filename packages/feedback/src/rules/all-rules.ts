import { askedRules } from './asked/asked-rules.ts';
import { challenges } from './challenge/challenges.ts';
import { bareSentence } from './ideas/moments/bare-sentence.ts';
import { bigMoment } from './ideas/moments/big-moment.ts';
import { briefestAnswer } from './ideas/say-more/briefest-answer.ts';
import { careNeeded } from './ideas/steps/care-needed.ts';
import { compareSize } from './ideas/details/compare-size.ts';
import { passedOver } from './ideas/moments/passed-over.ts';
import { crowdedMoment } from './ideas/moments/crowded-moment.ts';
import { exactDetail } from './ideas/details/exact-detail.ts';
import { figureSource } from './ideas/proof/figure-source.ts';
import { howBig } from './ideas/details/how-big.ts';
import { listedEvents } from './ideas/moments/listed-events.ts';
import { noFeelings } from './ideas/moments/no-feelings.ts';
import { ofAnyBook } from './ideas/proof/of-any-book.ts';
import { reasons } from './ideas/reasons/reasons.ts';
import { sameReason } from './ideas/reasons/same-reason.ts';
import { sayMore } from './ideas/say-more/say-more.ts';
import { saidTwice } from './ideas/reasons/said-twice.ts';
import { saysWhy } from './ideas/reasons/says-why.ts';
import { platitude } from './ideas/details/platitude.ts';
import { shownQuality } from './ideas/details/shown-quality.ts';
import { stepReasons } from './ideas/steps/step-reasons.ts';
import { summedUp } from './ideas/moments/summed-up.ts';
import { thinReason } from './ideas/reasons/thin-reason.ts';
import { tellingDetail } from './ideas/details/telling-detail.ts';
import { unnamedProof } from './ideas/proof/unnamed-proof.ts';
import { vagueClaims } from './ideas/reasons/vague-claims.ts';
import { vagueThings } from './ideas/details/vague-things.ts';
import { whyStep } from './ideas/steps/why-step.ts';
import { amounts } from './language/instructions/amounts.ts';
import { asksBack } from './language/questions/asks-back.ts';
import { commandVerbs } from './language/instructions/command-verbs.ts';
import { feelings } from './language/feelings/feelings.ts';
import { impersonalTone } from './language/tone/impersonal-tone.ts';
import { joiningWords } from './language/joining/joining-words.ts';
import { leadingVerbs } from './language/instructions/leading-verbs.ts';
import { linkingWords } from './language/joining/linking-words.ts';
import { metaphor } from './language/poetic/metaphor.ts';
import { modalVerbs } from './language/tone/modal-verbs.ts';
import { nameCalling } from './language/tone/name-calling.ts';
import { openQuestions } from './language/questions/open-questions.ts';
import { pastTense } from './language/tense/past-tense.ts';
import { plainVerse } from './language/poetic/plain-verse.ts';
import { presentFacts } from './language/tense/present-facts.ts';
import { readerQuestion } from './language/questions/reader-question.ts';
import { readyWhen } from './language/instructions/ready-when.ts';
import { refrain } from './language/poetic/refrain.ts';
import { rhymes } from './language/poetic/rhymes.ts';
import { rudeToReader } from './language/tone/rude-to-reader.ts';
import { senses } from './language/poetic/senses.ts';
import { simile } from './language/poetic/simile.ts';
import { soundWords } from './language/poetic/sound-words.ts';
import { speech } from './language/speaking/speech.ts';
import { stageDirections } from './language/speaking/stage-directions.ts';
import { stepsDone } from './language/instructions/steps-done.ts';
import { timeWords } from './language/joining/time-words.ts';
import { toldFeeling } from './language/feelings/told-feeling.ts';
import { toldInPast } from './language/tense/told-in-past.ts';
import { toldInPresent } from './language/tense/told-in-present.ts';
import { apostrophes } from './punctuation/apostrophes.ts';
import { capitals } from './punctuation/capitals.ts';
import { endMarks } from './punctuation/end-marks.ts';
import { owners } from './punctuation/owners.ts';
import { speechCommas } from './punctuation/speech-commas.ts';
import { speechMarks } from './punctuation/speech-marks.ts';
import { strayApostrophes } from './punctuation/stray-apostrophes.ts';
import type { Rule } from './rule.ts';
import { choppy } from './sentences/lengths/choppy.ts';
import { commaSplice } from './sentences/run-on/comma-splice.ts';
import { complexSentences } from './sentences/joined/complex-sentences.ts';
import { differentStarts } from './sentences/beginnings/different-starts.ts';
import { joinedPair } from './sentences/joined/joined-pair.ts';
import { joinersUsed } from './sentences/joined/joiners-used.ts';
import { strungAnds } from './sentences/joined/strung-ands.ts';
import { longSentence } from './sentences/lengths/long-sentence.ts';
import { openers } from './sentences/beginnings/openers.ts';
import { subjectFirst } from './sentences/beginnings/subject-first.ts';
import { runOn } from './sentences/run-on/run-on.ts';
import { shortAndLong } from './sentences/lengths/short-and-long.ts';
import { variedLengths } from './sentences/lengths/varied-lengths.ts';
import { verbForms } from './sentences/grammar/verb-forms.ts';
import { wholeSentence } from './sentences/whole-sentence.ts';
import { halfSentence } from './sentences/half-sentence.ts';
import { hardWordsRight } from './spelling/hard-words-right.ts';
import { listedMisspelling } from './spelling/misspellings.ts';
import { smallNames } from './punctuation/small-names.ts';
import { soundAlikes } from './spelling/sound-alikes.ts';
import { wordsToCheck } from './spelling/words-to-check.ts';
import { structureRules } from './structure/structure-rules.ts';
import { vocabularyRules } from './vocabulary/vocabulary-rules.ts';

/** All text rules by name. */
export const rules = {
  amounts,
  apostrophes,
  asksBack,
  bareSentence,
  bigMoment,
  briefestAnswer,
  capitals,
  careNeeded,
  choppy,
  commandVerbs,
  commaSplice,
  compareSize,
  complexSentences,
  crowdedMoment,
  passedOver,
  differentStarts,
  endMarks,
  exactDetail,
  feelings,
  figureSource,
  halfSentence,
  hardWordsRight,
  howBig,
  impersonalTone,
  joinedPair,
  joinersUsed,
  joiningWords,
  leadingVerbs,
  linkingWords,
  listedEvents,
  listedMisspelling,
  longSentence,
  metaphor,
  modalVerbs,
  nameCalling,
  noFeelings,
  ofAnyBook,
  openers,
  openQuestions,
  owners,
  subjectFirst,
  pastTense,
  plainVerse,
  presentFacts,
  readerQuestion,
  readyWhen,
  reasons,
  refrain,
  rhymes,
  rudeToReader,
  runOn,
  saidTwice,
  sameReason,
  sayMore,
  saysWhy,
  senses,
  shortAndLong,
  platitude,
  shownQuality,
  simile,
  smallNames,
  soundAlikes,
  soundWords,
  speech,
  speechCommas,
  speechMarks,
  stageDirections,
  stepsDone,
  stepReasons,
  strayApostrophes,
  strungAnds,
  summedUp,
  tellingDetail,
  thinReason,
  timeWords,
  toldFeeling,
  toldInPast,
  toldInPresent,
  unnamedProof,
  vagueClaims,
  vagueThings,
  variedLengths,
  verbForms,
  wholeSentence,
  whyStep,
  wordsToCheck,
  ...structureRules,
  ...askedRules,
  ...challenges,
  ...vocabularyRules,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** A rule by its name. */
export function ruleOf(name: RuleName): Rule {
  return rules[name];
}
