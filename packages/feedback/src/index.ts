export {
  checkFeedback,
  type CheckedAgainst,
  type CheckedFeedback,
} from './checks/check-feedback.ts';
export type { DraftPoint } from './checks/draft-point.ts';
export { lengthRange } from './checks/length.ts';
export { hasMarkup, withoutMarkup } from './checks/markup.ts';
export { sourceText, type SourceText } from './checks/source-text.ts';
export { hasStandIn } from './checks/stand-in.ts';
export { composeFeedback } from './compose.ts';
export { concealNames, type Concealed } from './names/conceal.ts';
export type { PersonName } from './names/person-name.ts';
export { limitsOf, type LevelLimits } from './reading/level-limits.ts';
export { measureReadingLevel, type MeasuredReadingLevel } from './reading/reading-level.ts';
export { curlQuotations, quotedSpans } from './text/quote-marks.ts';
export { countWords } from './text/words.ts';
export { readPoints, type ReadPoint } from './writer/read-points.ts';
export { isPraise } from './writer/focus.ts';
export { builtInWriter, type WritingRequest } from './writer/built-in-writer.ts';
