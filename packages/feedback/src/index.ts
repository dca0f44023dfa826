export { checkFeedback, type CheckedFeedback } from './checks/check-feedback.ts';
export type { CheckedAgainst } from './checks/checked-against.ts';
export type { DraftPoint, KeptPoint } from './checks/draft-point.ts';
export { lengthRange, usableRange } from './checks/whole-feedback/length.ts';
export { reasonAgainst } from './checks/wording/is-feedback.ts';
export { hasMarkup, withoutMarkup } from './checks/wording/markup.ts';
export { withoutEmoji, withoutUnseen } from './checks/wording/characters.ts';
export { hasWrongName } from './checks/unfit/comment-names.ts';
export { hasContact } from './checks/unfit/contact.ts';
export { inNzSpelling } from './checks/wording/nz-spelling.ts';
export { ownWords } from './checks/finding/own-words.ts';
export { reasonToWithhold } from './checks/unfit/unfit-to-show.ts';
export { withProvenQuotations } from './checks/finding/proven-quotations.ts';
export { findOrMendQuotation } from './checks/finding/find-quotation.ts';
export { isTelling, nearestWords } from './checks/finding/nearest-words.ts';
export { sourceText, type SourceText } from './checks/finding/source-text.ts';
export { hasStandIn } from './checks/unfit/stand-in.ts';
export { findConcern } from './concerns/find-concern.ts';
export { checkTone } from './checks/unfit/tone.ts';
export { callsHer } from './checks/whole-feedback/calls-her.ts';
export { isWrittenForHer, LEAVE_THE_WRITING } from './checks/quoting/written-for-her.ts';
export { composeFeedback } from './compose.ts';
export { glanceAt } from './glance/glance-at.ts';
export { concealNames, type Concealed } from './names/conceal.ts';
export { revealNames } from './names/stand-ins/reveal-names.ts';
export type { HiddenName } from './names/stand-ins/stand-ins.ts';
export { givenNameIn, type PersonName } from './names/class-list/person-name.ts';
export { praisesNoSlip } from './writer/praise/praised-slips.ts';
export { limitsOf } from './reading/level-limits.ts';
export { measureReadingLevel } from './reading/reading-level.ts';
export { curlQuotations, hasUnpaired } from './text/marks/quote-marks.ts';
export { divideText } from './text/handouts/task-lines.ts';
export { countWords } from './text/words.ts';
export { readPoints } from './writer/read-back/read-points.ts';
export { isPraise } from './writer/scopes/focus.ts';
export { builtInWriter, type WritingRequest } from './writer/built-in-writer.ts';
export { classmatesTexts } from './revision/changes/classmates-text.ts';
export { compareDrafts } from './revision/changes/compare-drafts.ts';
export { gatedDrafts, type Opinion } from './revision/gate/gate-verdict.ts';
export { judgeSteps, type StepToJudge } from './revision/verdicts/judge-steps.ts';
export type { KindOfRevision } from './revision/changes/kind-of-revision.ts';
export { modelVerdict } from './revision/verdicts/model-verdict.ts';
export { stepsOf } from './revision/steps/steps-of.ts';
export type { EarlierWriting } from './revision/verdicts/earlier-writing.ts';
export { exampleOf, withoutPeople } from './voice/example-of.ts';
export {
  filledFrame,
  framed,
  frameThatFits,
  frameWords,
  noFrame,
  unframed,
  type Frame,
} from './voice/frame.ts';
export { voiceTexts, withVoiceTexts, type OwnVoice } from './voice/own-voice.ts';
