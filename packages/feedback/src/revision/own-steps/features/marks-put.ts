import type { DraftWord } from '../../words/draft-words.ts';
import { shown, type Demand } from '../own-look.ts';
import { commasInList } from './commas.ts';

const marks: readonly [asked: RegExp, mark: RegExp][] = [
  [/\bquestion marks?\b/u, /\?/gu],
  [/\bexclamation marks?\b/u, /!/gu],
  [/(?<!inverted )\bcommas?\b/u, /,/gu],
  [/\bbrackets?\b/u, /[()]/gu],
  [/\bcolons?\b/u, /:/gu],
];
const fewer = /\b(?:too many|fewer|less|take out|get rid|cut|remove|delete|once|instead|only)\b/u;
const single = /\b(?:a|an|one|the) (?:question mark|exclamation mark|comma|colon)\b/u;

const countOf = ({ written }: Pick<DraftWord, 'written'>, mark: RegExp) =>
  written.match(mark)?.length ?? 0;

/** A mark that the step names: without any that is new, it wasn't put; one may not be all of them. */
export const marksPut: Demand = {
  isAsked: (look) =>
    marks.some(([asked]) => asked.test(look.asked)) &&
    !fewer.test(look.asked) &&
    !commasInList.isAsked(look),
  met({ asked, drafts }) {
    const { before, after, ofAfter } = drafts.compared.alignment;
    const named = marks.filter(([is]) => is.test(asked)).map(([, mark]) => mark);
    const put = after.filter((word, i) => {
      const was = before[ofAfter[i] ?? -1];
      return was !== undefined && named.some((mark) => countOf(word, mark) > countOf(was, mark));
    });
    if (put.length === 0) return shown('notYet', []);
    return single.test(asked) ? shown('done', put) : null;
  },
};
