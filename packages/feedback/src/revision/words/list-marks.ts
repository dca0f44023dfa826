import type { DraftWord } from './draft-words.ts';
import { onceForEach } from '../../text/remembered.ts';

/** ‘1.’, ‘2)’ or a bullet: it comes before a step, and says nothing. */
const listMark = /^(?:\d{1,2}[.):]?|[-*•–])$/u;

export const isListMark = ({ written }: DraftWord): boolean => listMark.test(written);

/** The number or bullet of a line, also in ‘Step 2’. */
export interface ListMark {
  at: number;
  /** The end of its line, as an index of words. */
  to: number;
  /** Whether it is the number after that of the mark before it, or the first. */
  isCounted: boolean;
}

export const listMarksOf = onceForEach((words: readonly DraftWord[]): readonly ListMark[] => {
  const marks: ListMark[] = [];
  let [last, to] = [0, words.length];
  for (const from of lineStarts(words).toReversed()) {
    const at = words[from]?.key === 'step' && from + 1 < to ? from + 1 : from;
    if (isListMark(words[at] as DraftWord)) marks.push({ at, to, isCounted: false });
    to = from;
  }
  return marks.toReversed().map((mark) => {
    const number = Number.parseInt(words[mark.at]?.key ?? '', 10);
    const isCounted = number === 1 || number === last + 1;
    last = Number.isNaN(number) ? last : number;
    return { ...mark, isCounted };
  });
});

const lineStarts = (words: readonly DraftWord[]) =>
  words.flatMap(({ beginsLine }, i) => (beginsLine || i === 0 ? i : []));
