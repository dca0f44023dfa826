import { moveAsked } from '../moves/move.ts';
import { movedThere } from '../moves/moved-there.ts';
import { hasStayed } from '../../places/rewritten.ts';
import { placeOf } from '../../places/places.ts';
import { sentenceRuns } from '../../words/alignment.ts';
import { stemOf, stemsOf } from '../../changes/kind-of-revision.ts';
import { keysIn } from '../../words/draft-words.ts';
import type { WordChange } from '../../words/word-change.ts';
import { proofIn, shown, type Demand, type OwnLook } from '../own-look.ts';

const asks =
  /\b(?:move|shift|bring|belongs (?:with|after|before|at|in|under|to the)|wrong place|comes? too late|needs to go|put it (?:where|in its place|first)|has to come|happened first|out of order)\b/u;
const toStart = /\b(?:(?:at|to) the (?:start|beginning|top)|happened first)\b/u;
const earlier = /\b(?:too late|has to come before|needs to (?:come|go) before|earlier|before)\b/u;

/** The start of a text (sentences). */
const FIRST = 2;

/** So many of its words are in what the step says. */
const SHARED = 2;

/** Whether the step speaks of what was moved, though it doesn't quote it. */
function isSpokenOf({ comment, drafts }: OwnLook) {
  const stems = stemsOf(comment);
  const { before } = drafts.compared.alignment;
  return ({ before: run }: WordChange) =>
    [...new Set(keysIn(before, run).map(stemOf))].filter((stem) => stems.has(stem)).length >=
    SHARED;
}

/** A sentence that the step quotes, in another place. */
export const moved: Demand = {
  isAsked: (look) => asks.test(look.asked) || moveAsked(look) !== null,
  met(look) {
    const move = look.quotations.length === 0 ? moveAsked(look) : null;
    if (move !== null) return movedThere(look, move);
    const { compared, normalised } = look.drafts;
    const { alignment, changes } = compared;
    const places = look.quotations.flatMap((words) => placeOf(compared, normalised, words) ?? []);
    const isOfPlace = ({ before }: WordChange) =>
      places.some((place) => before.from < place.before.to && before.to > place.before.from);
    const isMeant = places.length > 0 ? isOfPlace : isSpokenOf(look);
    const shifts = changes.filter((change) => change.kind === 'moved' && isMeant(change));
    if (shifts.length === 0 && places.length === 0) return null;
    if (shifts.length === 0) {
      const isAsItWas = places.every((place) => hasStayed(alignment, place));
      const isElse = changes.some(({ kind }) => kind === 'moved');
      return isAsItWas && !isElse ? shown('notYet', []) : null;
    }
    const first = sentenceRuns(alignment.after)[FIRST]?.from ?? Infinity;
    const { before, after } = alignment;
    const isEarlier = shifts.some(
      (shift) => shift.after.from / after.length < shift.before.from / before.length,
    );
    const isThere = toStart.test(look.asked)
      ? shifts.some((shift) => shift.after.from < first)
      : earlier.test(look.asked) && isEarlier;
    if (!isThere) return null;
    return shown('done', proofIn(look, shifts));
  },
};
