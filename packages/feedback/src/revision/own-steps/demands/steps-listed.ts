import { sentenceRuns } from '../../words/alignment.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import { isListMark } from '../../words/list-marks.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { shareDone, shown, type Demand } from '../own-look.ts';

const numbers =
  /\bnumber (?:your|the|each|every)\b|\bnumbered (?:steps?|list|instructions)\b|\bput (?:a )?numbers?\b/u;

/** So many numbers, one under the other, are a list. */
const ENOUGH = 3;

/** Whether each line has a number from the first that has one on: what is above lists no steps. */
function isEachLineMarked(words: readonly DraftWord[]): boolean {
  const lines = words.filter((word, i) => word.beginsLine || i === 0);
  const first = lines.findIndex(isListMark);
  return first !== -1 && first <= MOST_ABOVE && lines.slice(first).every(isListMark);
}

/** A title, what is needed, and a line that says what it is for (lines). */
const MOST_ABOVE = 3;

/** Numbers before the steps. */
export const stepsNumbered: Demand = {
  isAsked: ({ asked }) => numbers.test(asked),
  met({ drafts }) {
    const { before, after } = drafts.compared.alignment;
    const marks = after.filter(
      (word) =>
        isListMark(word) && word.beginsLine !== (word === after[0]) && /\d/u.test(word.written),
    );
    const had = before.filter(isListMark).length;
    if (marks.length <= had) return shown('notYet', []);
    // The first and the last may be no steps.
    const steps = sentenceRuns(before).length - 1;
    const fewest = isEachLineMarked(after) ? ENOUGH : steps;
    return shown(shareDone(marks.length, fewest), marks);
  },
};

const list =
  /\blist\b[^.?!]{0,30}\b(?:need\w*|ingredients|materials|equipment|things)\b|\b(?:need|ingredients|materials|equipment)\b[^!]{0,40}\blist\b|\b(?:ingredients|materials|equipment) list\b/u;
const needs =
  /^\W*(?:(?:what )?you(?:['’]ll| will)? need|things (?:you|to)|ingredients|materials|equipment)\b/iu;

const listIn = ({ lines }: StudentText) => lines.find(({ text }) => needs.test(text));

/** A list of what is needed, on a line of its own. */
export const needsListed: Demand = {
  isAsked: ({ asked }) => list.test(asked),
  met({ drafts: { read } }) {
    const now = listIn(read.after);
    if (now === undefined) return shown('notYet', []);
    return listIn(read.before) === undefined ? shown('done', [now]) : null;
  },
};
