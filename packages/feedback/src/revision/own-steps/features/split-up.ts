import { sentenceRuns, type Run } from '../../words/alignment.ts';
import { placeOf, wholeSentences } from '../../places/places.ts';
import { shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const splits =
  /\b(?:split|break|chop|cut|divide|turn|make)\b[^.?!]{0,50}\b(?:up|into|in two|shorter|smaller)\b/u;
const long =
  /\bsentences?\b|\b(?:on and on|run[ -]?on|too long|very long|really long|long one|out of breath|breathless)\b/u;
const ofOther =
  /\b(?:paragraphs?|full stops?|capitals?|headings?|steps?|parts|lists?|sections?)\b/u;

/** A sentence this long, where a long one was to be split, is the one (words). */
const LONG = 25;

/** The sentences to split: those quoted, or else the long ones. */
function longOnes({ drafts, quotations }: OwnLook): Run[] {
  const { before } = drafts.compared.alignment;
  const quoted = quotations.flatMap((words) => {
    const place = placeOf(drafts.compared, drafts.normalised, words);
    return place === null ? [] : wholeSentences(before, place.before);
  });
  if (quoted.length > 0) return quoted;
  return sentenceRuns(before).filter(({ from, to }) => to - from > LONG);
}

/** Two sentences out of a long one. */
export const splitUp: Demand = {
  isAsked: ({ asked }) => splits.test(asked) && long.test(asked) && !ofOther.test(asked),
  met(look) {
    const { ofBefore, after } = look.drafts.compared.alignment;
    const sought = longOnes(look);
    if (sought.length === 0) return null;
    const parts = sought.map(({ from, to }) => {
      const kept = [...ofBefore.subarray(from, to)].filter((at) => at >= 0);
      const starts = kept.filter((at, i) => i > 0 && after[at]?.beginsSentence === true);
      const isLong = kept.some((at) => {
        const own = wholeSentences(after, { from: at, to: at + 1 });
        return own.to - own.from > LONG;
      });
      return { starts, isLong, isGone: kept.length < (to - from) / 2 };
    });
    if (parts.every(({ isGone }) => isGone)) return null;
    const split = parts.filter(({ starts }) => starts.length > 0);
    const isLeft = split.length > 0 && split.every(({ isLong }) => isLong);
    const proof = split.flatMap(({ starts }) =>
      starts.flatMap((at) => {
        const [last, first] = [after[at - 1], after[at]];
        return last && first ? { start: last.start, end: first.end } : [];
      }),
    );
    return shown(shareDone(split.length, isLeft ? Infinity : 1), proof);
  },
};
