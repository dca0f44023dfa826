import { sentenceRuns, type Run } from '../../words/alignment.ts';
import { shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const asks = /\bcommas?\b/u;
const inList =
  /\blists?\b|\bbetween (?:the|each|every|your|all)\b|\b(?:instead of|swap|replace|change|for|fewer|too many|all the)\b[^.?!]*\bcommas?\b|\bcommas? (?:instead|to (?:separate|split))\b/u;

const endsAtComma = /,["'”’]?$/u;

/** Where the words of a sentence have a comma after them now that had none. */
function commasPut({ drafts }: OwnLook, { from, to }: Run): number[] {
  const { before, after, ofAfter } = drafts.compared.alignment;
  return after.slice(from, to).flatMap((word, i) => {
    const was = before[ofAfter[from + i] ?? -1];
    const isNew =
      endsAtComma.test(word.written) && was !== undefined && !endsAtComma.test(was.written);
    return isNew ? from + i : [];
  });
}

/** A list says ‘and’ before its last thing, and may have a pair in it. */
const ANDS_LEFT = 1;

/** Commas between the things of a list. */
export const commasInList: Demand = {
  isAsked: ({ asked }) => asks.test(asked) && inList.test(asked),
  met(look) {
    const { after } = look.drafts.compared.alignment;
    const put = sentenceRuns(after)
      .map((run) => ({ run, commas: commasPut(look, run) }))
      .filter(({ commas }) => commas.length > 0);
    if (put.length === 0) return shown('notYet', []);
    const isLeft = put.every(
      ({ run, commas }) =>
        commas.length < 2 &&
        after.slice(run.from, run.to).filter(({ key }) => key === 'and').length > ANDS_LEFT,
    );
    const proof = put.flatMap(({ commas }) =>
      commas.flatMap((i) => {
        const [one, next] = [after[i], after[i + 1]];
        return one && next ? { start: one.start, end: next.end } : [];
      }),
    );
    return shown(shareDone(proof.length, isLeft ? Infinity : 1), proof);
  },
};
