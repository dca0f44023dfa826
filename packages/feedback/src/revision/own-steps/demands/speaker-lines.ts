import { saying } from '../../../language/kinds-of-words/saying-verbs.ts';
import { newLines } from '../../words/line-breaks.ts';
import { jointsAt } from './lines.ts';
import { shareDone, shown, type Demand } from '../own-look.ts';

const line = String.raw`(?:new|own|fresh|separate|another|different) (?:line|paragraph)`;
const speaker = String.raw`(?:speakers?|speaks?|speaking|talks?|talking|says?)`;
const asks = new RegExp(
  String.raw`\b${line}s?\b[^.?!]{0,120}\b${speaker}\b|\b${speaker}\b[^.?!]{0,120}\b${line}s?\b`,
  'u',
);

const spans = /["“][^"“”\n]{1,300}["”]/gu;
const tags = new RegExp(saying.source, 'giu');

/** Somebody may be told twice to speak in a line: ‘“OK,” he said. “Go,” said Tui’ has two who do. */
const speakersIn = (text: string) => text.replaceAll(spans, ' ').match(tags)?.length ?? 0;

/** A line for each who speaks. */
export const speakerLines: Demand = {
  isAsked: ({ asked }) => asks.test(asked),
  met(look) {
    const { alignment } = look.drafts.compared;
    const starts = newLines(alignment);
    if (starts.length === 0) return shown('notYet', []);
    const isLeft = look.drafts.read.after.lines.some(({ text }) => speakersIn(text) > 1);
    return shown(shareDone(1, isLeft ? Infinity : 1), jointsAt(look, starts));
  },
};
