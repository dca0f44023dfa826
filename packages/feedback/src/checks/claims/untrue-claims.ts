import type { DraftPoint } from '../draft-point.ts';
import type { CheckedAgainst } from '../checked-against.ts';
import { lowerWords } from '../../text/words.ts';
import { wronglyCorrected } from './corrections.ts';
import { isMiscounted } from './counts/counted-claims.ts';
import { arePartsMiscounted } from './counts/counted-parts.ts';
import { figureNotThere } from './counts/figures.ts';
import { isEdgeMisstated } from './features/misstated-edge.ts';
import { isAmountMisstated } from './features/misstated-amount.ts';
import { isShareMisstated } from './features/misstated-share.ts';
import { isTellingMisstated } from './features/misstated-telling.ts';
import { areWordsUnused } from './features/unused-words.ts';
import { misstatedFeature } from './features/misstated-feature.ts';
import { isMislabelled } from './labelled-words.ts';
import { isOfAnotherClass } from './word-classes.ts';
import { isMisplaced } from './placed-claims.ts';
import { isNotAtEdge } from './places/exact-place.ts';
import { isAtOtherEdge } from './places/part-at-edge.ts';
import { isNumberedWrongly } from './places/numbered-place.ts';
import { isFalselyAbsent } from './said-absent.ts';
import { isFalselyForgotten } from './said-forgotten.ts';
import { isFalselyPraised } from './said-present.ts';
import { isFalselyUntold } from './said-untold.ts';
import { isToldOtherwise } from './told-in.ts';
import { isOutOfOrder } from './told-order.ts';
import { falselyLacking } from './said-missing.ts';
import { reasonAgainstSpelling } from './spelling-claims.ts';
import { isCalledOtherwise } from './speakers/called-otherwise.ts';
import { isAnothersDeed } from './speakers/whose-deed.ts';
import { isAnothersReport } from './speakers/whose-report.ts';
import { isAnothersState } from './speakers/whose-state.ts';
import { isSilent } from './speakers/who-is-silent.ts';
import { isOthersView } from './speakers/whose-view.ts';
import { areSomebodyElses } from './speakers/whose-words.ts';

/** Why what a comment says of the text isn't so, as a sentence for the writer; null if it may be. */
export function reasonAgainstClaims(
  draft: Pick<DraftPoint, 'kind' | 'comment'>,
  against: Pick<CheckedAgainst, 'source' | 'names' | 'studentName'>,
): string | null {
  const { comment } = draft;
  const { source, names = [], studentName } = against;
  if (
    isMiscounted(draft, source) ||
    arePartsMiscounted(comment, source) ||
    isAmountMisstated(draft, source) ||
    isShareMisstated(comment, source) ||
    areWordsUnused(draft, source)
  )
    return 'Count again: say of the text only what is true of all of it.';
  const misstated = misstatedFeature(draft, source);
  if (
    misstated === 'there' ||
    isFalselyAbsent(comment, source) ||
    isFalselyForgotten(comment, source) ||
    isFalselyUntold(comment, source)
  )
    return 'Look again: the text has what you say it lacks.';
  if (
    misstated === 'lacking' ||
    isFalselyPraised(draft, source) ||
    isToldOtherwise(draft, source) ||
    isTellingMisstated(comment, source)
  )
    return 'Look again: the text has nothing of what you praise.';
  if (
    isEdgeMisstated(comment, source) ||
    isMisplaced(comment, source) ||
    isNotAtEdge(comment, source) ||
    isAtOtherEdge(draft, source)
  )
    return 'Look again at how the text begins and ends, and say only what is so.';
  if (isNumberedWrongly(comment, source))
    return 'Look again at where in the text the words stand that you quote.';
  if (isOutOfOrder(comment, source))
    return 'Look again at what comes first in the text, and what after it.';
  if (isMislabelled(comment, source) || isOfAnotherClass(comment, source))
    return 'Look again at the words you quote, and call them only what they are.';
  if (areSomebodyElses(comment, source))
    return 'Somebody else says these words in the text. Say whose they are.';
  if (isOthersView(comment, source))
    return 'The text says that others think so. Say what the student thinks.';
  if (isCalledOtherwise(comment, source))
    return 'Look again at what the people and animals in the text are to the student.';
  if (isAnothersReport(comment, source)) return 'Somebody else says this in the text. Say who.';
  if (isSilent(comment, source)) return 'Somebody else speaks in the text. Say who.';
  if (isAnothersState(comment, source) || isAnothersDeed(comment, source))
    return 'Somebody else does this in the text. Say who.';
  const figure = figureNotThere(comment, source);
  if (figure !== null) return `${figure} is not in the text. Give only numbers that are.`;
  const lacking = falselyLacking(comment, source);
  if (lacking !== null) return `“${lacking.words}” has its ${lacking.mark}. Look again.`;
  const known = new Set([...names, studentName].flatMap(lowerWords));
  const right = wronglyCorrected(comment, source, known);
  if (right !== null) return `“${right}” is right as it is. Call no kupu or right word wrong.`;
  return reasonAgainstSpelling(draft, against);
}
