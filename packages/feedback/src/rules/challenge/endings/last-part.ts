import { headingLines } from '../../../text/lines/headings.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { realEndingOf } from '../../real-ending.ts';
import type { Rule } from '../../rule.ts';
import { closingStatement, isConcluded } from '../../structure/endings/closing-statement.ts';
import { BEST_CHALLENGE } from '../challenge.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { wording } from './last-part.wording.ts';

/** Headings that divide a report. */
const FEWEST = 2;

/** ‘Did you know?’ heads a part, too, and after it no other heading is the last (words). */
const LONGEST_QUESTION = 8;
const isQuestion = (line: Span, last: Span | undefined): boolean =>
  line.start > (last?.start ?? Infinity) &&
  line.text.endsWith('?') &&
  countWords(line.text) <= LONGEST_QUESTION;

/** Of a report that stops with one of its parts, a last part about the whole. */
export const lastPart: Rule = {
  find(text) {
    const headings = headingLines(text);
    const heading = headings.at(-1);
    const isWhole =
      text.lines.some((line) => isQuestion(line, heading)) ||
      realEndingOf(text) !== undefined ||
      endingOf(text, 1).some((last) => isConcluded(text, last)) ||
      closingStatement.find(text).some(({ kind }) => kind === 'strength');
    if (kindOfWriting(text) !== 'facts' || isLetter(text) || isWhole) return [];
    return headings.length < FEWEST || heading === undefined
      ? []
      : nextStep([heading.text], BEST_CHALLENGE);
  },
  skill: 'conclusion',
  wording,
  taken: { ...closingStatement.taken, by: 'adding', isOneOfMany: true },
  isTakenAnywhere: true,
  speaksOf: { nextStep: { 'report structure': 29, 'report features': 29, ending: 29 } },
  cases: [
    {
      title: 'asks a report for a last part after the one that it stops with',
      text: 'Kea\nKea are parrots of the mountains.\nFood\nThey eat roots, berries and many kinds of grubs.\nMy family\nThey took a shoe of ours in the holidays up there.',
      finds: [{ kind: 'nextStep', quotations: [['My family']] }],
    },
    {
      title: 'asks none where the last part is about the whole, or is praised as an ending',
      text: 'Kea\nKea are parrots of the mountains.\nFood\nThey eat roots, berries and many kinds of grubs.\nConclusion\nThey took a shoe of ours in the holidays up there.',
      finds: [],
    },
    {
      title: 'asks none where the last paragraph says that it concludes',
      text: 'Kea\nKea are parrots of the mountains.\nFood\nThey eat roots, berries and many kinds of grubs.\nHome\nThey nest in holes between the rocks up there.\n\nIn conclusion, kea took a shoe of ours up there.',
      finds: [],
    },
    {
      title: 'asks none where a question heads the last part',
      text: 'Kea\nKea are parrots of the mountains.\nFood\nThey eat roots, berries and many kinds of grubs.\nHome\nThey nest in holes between the rocks up there.\nWhat can you do?\nKeep your boots in the hut at night.',
      finds: [],
    },
    {
      title: 'asks none without headings',
      text: 'Kea are parrots. They live in the hills. They eat roots and grubs. They are clever.',
      finds: [],
    },
  ],
};
