import { headingLines } from '../../../text/lines/headings.ts';
import { countWords } from '../../../text/words.ts';
import { sentenceRuns } from '../../words/alignment.ts';
import { newLines } from '../../words/line-breaks.ts';
import { howMany } from '../how-many.ts';
import { shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';
import type { TextRange } from '@second-draft/contract';

const inParts = /\bparagraphs?\b/u;
const begun =
  /\b(?:break|split|start|begin|new|into|separate|divide|group|own|use|put|organise|each)\b/u;

const needed = /\bneeds? (?:\p{L}+ ){0,2}paragraphs?\b/u;

/** Each sentence on a line of its own is no paragraph. */
const MOST_LINES = 0.75;

/** The end of the line before and the beginning of the new one. */
export function jointsAt({ drafts }: OwnLook, starts: readonly number[]): TextRange[] {
  const { after } = drafts.compared.alignment;
  return starts.flatMap((i) => {
    const [last, first] = [after[i - 1], after[i]];
    return last && first ? { start: last.start, end: first.end } : [];
  });
}

/** ‘Into paragraphs: what they are, where they live, what they eat’. */
function partsNamed(asked: string): number | null {
  const list = /\bparagraphs?\b[^:.!?]{0,30}: ([^.!?]+)/u.exec(asked)?.[1];
  return list === undefined
    ? null
    : list.split(/,|\band\b/u).filter((one) => /\p{L}/u.test(one)).length;
}

/** New paragraphs. */
export const paragraphsMade: Demand = {
  isAsked: ({ asked }) =>
    inParts.test(asked) &&
    (begun.test(asked) || needed.test(asked)) &&
    !/\bheadings?\b/u.test(asked),
  met(look) {
    const { alignment } = look.drafts.compared;
    const starts = newLines(alignment);
    if (starts.length === 0) {
      const wasBroken = alignment.after.filter(({ beginsLine }) => beginsLine).length;
      const had = alignment.before.filter(({ beginsLine }) => beginsLine).length;
      return wasBroken > had ? null : shown('notYet', []);
    }
    const lines = alignment.after.filter(({ beginsLine }) => beginsLine).length + 1;
    if (lines > 2 && lines > sentenceRuns(alignment.after).length * MOST_LINES) return null;
    const parts = partsNamed(look.asked) ?? howMany(look.asked);
    const isEach = /\b(?:each|every)\b/u.test(look.asked);
    const fewest = Math.max(isEach ? 2 : 1, (parts ?? 1) - 1);
    return shown(shareDone(starts.length, fewest), jointsAt(look, starts));
  },
};

/** A line that may be a heading in whatever form (words). */
const BRIEF = 8;
const isBrief = ({ text }: { text: string }) => countWords(text) < BRIEF;

/** Headings over the parts of a text. */
export const headingsPut: Demand = {
  isAsked: ({ asked }) => /\b(?:sub-?)?headings?\b/u.test(asked),
  met(look) {
    const { before, after } = look.drafts.read;
    const had = new Set(headingLines(before).map(({ text }) => text));
    const put = headingLines(after).filter(({ text }) => !had.has(text));
    if (put.length === 0)
      return after.lines.filter(isBrief).length > before.lines.filter(isBrief).length
        ? null
        : shown('notYet', []);
    const headings = headingLines(after).length;
    const parts = after.lines.filter((line) => line !== after.title).length - headings;
    const fewest = /\b(?:each|every)\b/u.test(look.asked) ? parts : (howMany(look.asked) ?? 1);
    return shown(shareDone(headings, fewest), put);
  },
};
