import type { PersonName } from '@second-draft/feedback';
import {
  builtInWriter,
  checkFeedback,
  concealNames,
  countWords,
  curlQuotations,
  hasMarkup,
  hasStandIn,
  measureReadingLevel,
  sourceText,
  withoutMarkup,
} from '@second-draft/feedback';
import { feedbackTypes, limits, quotedSpans } from '@second-draft/contract';
import { rules } from '../../../packages/feedback/src/rules/all-rules.ts';
import { findOrMendQuotation } from '../../../packages/feedback/src/checks/find-quotation.ts';
import { readStudentText } from '../../../packages/feedback/src/text/student-text.ts';
import { jsonCandidates } from '@second-draft/server/src/model/json-candidates.ts';
import { locateQuotations } from '../../../apps/web/src/features/assignment/quotations/locate.ts';
import { judgeSimplified } from '@second-draft/server/src/feedback/check-simplified.ts';

const classmates: PersonName[] = Array.from({ length: 60 }, (_, i) => ({
  fullName: `${['Hana', 'Will', 'Grace', 'Tāne', 'Bella'][i % 5]} ${['Whitcombe', 'Ngata', 'Chen', "O'Brien"][i % 4]}-${i}`,
  givenName: ['Hana', 'Will', 'Grace', 'Tāne', 'Bella'][i % 5] ?? '',
}));
const [student = { fullName: 'Hana', givenName: 'Hana' }] = classmates;
const LONGEST_ANSWER = 8_000;

export interface Read {
  name: string;
  largest: number;
  run(text: string): unknown;
}
const answerOf = (text: string) => [
  {
    kind: 'strength' as const,
    comment: `Hana, I like “${text.slice(0, 3000)}”.`,
    quotations: [text.slice(0, 2000)],
    example: text.slice(0, 500),
  },
  { kind: 'nextStep' as const, comment: text.slice(0, 2500), quotations: [], example: null },
];
export const reads: Read[] = [
  {
    name: 'conceal',
    largest: limits.studentTextMax,
    run: (text) => concealNames({ text, student, classmates }),
  },
  {
    name: 'reveal',
    largest: LONGEST_ANSWER,
    run: (text) => {
      const c = concealNames({ text: 'Hana and Will and Grace', student, classmates });
      c.conceal(text);
      return c.reveal(text);
    },
  },
  { name: 'readStudentText', largest: limits.studentTextMax, run: readStudentText },
  { name: 'sourceText', largest: limits.studentTextMax, run: sourceText },
  { name: 'countWords', largest: limits.studentTextMax, run: countWords },
  {
    name: 'measureReadingLevel',
    largest: limits.feedbackTextMax,
    run: (t) => measureReadingLevel(t),
  },
  { name: 'curlQuotations', largest: limits.feedbackTextMax, run: curlQuotations },
  { name: 'quotedSpans', largest: limits.feedbackTextMax, run: quotedSpans },
  { name: 'withoutMarkup', largest: limits.feedbackTextMax, run: withoutMarkup },
  { name: 'hasMarkup', largest: limits.feedbackTextMax, run: hasMarkup },
  {
    name: 'hasStandIn',
    largest: limits.feedbackTextMax,
    run: (t) => hasStandIn(t, ['Casey', '[email 1]']),
  },
  { name: 'simplify', largest: limits.feedbackTextMax, run: (t) => builtInWriter.simplify(t) },
  {
    name: 'judgeSimplified',
    largest: limits.feedbackTextMax,
    run: (t) => {
      const concealed = concealNames({ text: t, student, classmates });
      return judgeSimplified(
        {
          draft: t.slice(0, LONGEST_ANSWER),
          faults: [],
          sent: [],
          model: null,
          tokens: { prompt: 0, completion: 0 },
          again: null,
        },
        t,
        concealed,
      );
    },
  },
  {
    name: 'findQuotation, same shape',
    largest: limits.studentTextMax,
    run: (t) =>
      findOrMendQuotation(
        `${t.slice(0, LONGEST_ANSWER / 2)}x${t.slice(0, LONGEST_ANSWER / 2)}`,
        sourceText(t),
      ),
  },
  {
    name: 'findQuotation, short in hostile',
    largest: limits.studentTextMax,
    run: (t) => findOrMendQuotation('the cat sat on the mat and was happy', sourceText(t)),
  },
  {
    name: 'checkFeedback',
    largest: limits.studentTextMax,
    run: (t) =>
      checkFeedback(answerOf(t), {
        source: sourceText(t),
        wordCount: 70,
        readingLevel: 1,
        studentName: 'Hana',
        standIns: ['Casey'],
      }),
  },
  {
    name: 'noteFor',
    largest: limits.studentTextMax,
    run: (t) =>
      builtInWriter.noteFor({
        text: t,
        focus: [{ title: t.slice(0, 100), descriptors: t.slice(0, 12000) }],
      }),
  },
  {
    name: 'jsonCandidates',
    largest: LONGEST_ANSWER,
    run: (t) => [...jsonCandidates(`{"points": [${t}`)],
  },
  {
    name: 'locateQuotations',
    largest: limits.studentTextMax,
    run: (t) =>
      locateQuotations(
        t.slice(0, 10000),
        [
          {
            kind: 'strength',
            comment: '',
            example: null,
            quotations: [{ text: t.slice(0, 200), start: 5, end: 205, match: 'exact' }],
          },
        ],
        t,
      ),
  },
  ...[...feedbackTypes.map(({ title }) => title), 'Praise'].map((title): Read => ({
    name: `write ${title}`,
    largest: limits.studentTextMax,
    run: (text) =>
      builtInWriter.write({
        text,
        studentName: 'Casey',
        focus: [{ title, descriptors: '' }],
        wordCount: 70,
        readingLevel: 2,
        seed: 's',
      }),
  })),
  ...Object.entries(rules).map(([name, rule]): Read => ({
    name: `rule ${name}`,
    largest: limits.studentTextMax,
    run: (text) => rule.find(readStudentText(text)),
  })),
];
