import {
  cutText,
  feedbackTypes,
  findWords,
  limits,
  normaliseText,
  praise,
  quotedSpans,
  wordsAlone,
  type Point,
} from '@second-draft/contract';
import {
  builtInWriter,
  concealNames,
  divideText,
  findConcern,
  measureReadingLevel,
  readPoints,
  type PersonName,
} from '@second-draft/feedback';
import { judgeSimplified } from '@second-draft/server/src/feedback/simplifying/check-simplified.ts';
import { conceal } from '@second-draft/server/src/feedback/concealing/concealed-names.ts';
import { hiddenIn } from '@second-draft/server/src/feedback/concealing/hidden.ts';
import { judgeDraft } from '@second-draft/server/src/feedback/judging/judge-draft.ts';
import { feedbackMessages } from '@second-draft/server/src/feedback/prompts/write-feedback.ts';
import { jsonCandidates } from '@second-draft/server/src/model/json-candidates.ts';
import { isAsWritten } from '../../../apps/web/src/features/assignment/quotations/check-words.ts';
import { locateQuotations } from '../../../apps/web/src/features/assignment/quotations/locate.ts';
import { rules } from '../../../packages/feedback/src/rules/all-rules.ts';
import { readStudentText } from '../../../packages/feedback/src/text/student-text.ts';
import { reading, TASK_MS, type Reader } from './reader.ts';
import { secondDraftReaders } from './second-drafts.ts';

/** Longer answers of a model aren't read. */
const LONGEST_ANSWER = 8_000;

const givenNames = ['Hana', 'Will', 'Grace', 'Tāne', 'Bella'];
const classmates: PersonName[] = Array.from({ length: 60 }, (_, i) => {
  const givenName = givenNames[i % givenNames.length] ?? '';
  return { givenName, fullName: `${givenName} Whitcombe-${i}` };
});
const student: PersonName = { givenName: 'Hana', fullName: 'Hana Whitcombe' };
const givenWith = (text: string, others: string[] = []) => ({
  text,
  student,
  classmates,
  alsoSent: [],
  others,
});
const hiddenWith = (text: string) => hiddenIn(givenWith(text), conceal(givenWith(text)));
const levels = { wordCount: 70, readingLevel: 2 } as const;

const task = (text: string, title: string, descriptors = '') => ({
  text,
  studentName: 'Casey',
  focus: [{ title, descriptors }],
  ...levels,
  seed: 'seed',
});

const draftOf = (comment: string, quotations: string[]) =>
  (['strength', 'nextStep'] as const).map((kind) => ({
    kind,
    comment,
    quotations,
    example: comment,
    skill: null,
  }));

/** The student's text is hostile; the answer is sound, or hostile as well. */
const judging: Reader[] = [
  ['a sound answer', () => draftOf('I like “the cat sat on the mat”. Say more.', [])],
  ['an answer of the same shape', (text: string) => draftOf(text.slice(0, LONGEST_ANSWER / 2), [])],
  [
    'a quotation of the same shape',
    (text: string) =>
      draftOf(`See “${text.slice(0, 200)}x${text.slice(0, 90)}” here.`, [text.slice(0, 300)]),
  ],
].map(([name, draft]): Reader => ({
  name: `judging ${name as string}`,
  longest: limits.studentTextMax,
  limitMs: TASK_MS,
  begin(text) {
    // Concealing has a line of its own.
    const hidden = hiddenWith(text);
    const points = (draft as (text: string) => ReturnType<typeof draftOf>)(text);
    const why = { reading: [{ criterion: text, seen: text }], choice: text };
    return () =>
      judgeDraft({ draft: { points, why }, by: 'model', task: task(text, 'Ideas'), hidden });
  },
}));

const pointOf = (text: string): Point => ({
  kind: 'strength',
  comment: text,
  example: null,
  skill: null,
  quotations: [{ text: text.slice(0, 200), start: 1, end: 201, match: 'exact' }],
});

const writing = [...feedbackTypes, praise].map(({ title }): Reader => ({
  name: `writing on ${title}`,
  longest: limits.studentTextMax,
  limitMs: TASK_MS,
  begin: reading((text) => builtInWriter.write(task(text, title))),
}));

const ofTexts: Reader[] = (
  [
    ['reading a text', readStudentText],
    ['looking for a concern', findConcern],
    ['telling the task’s lines from the rest', (text) => divideText(text, [])],
    ['normalising', normaliseText],
    ['the words alone', wordsAlone],
    ['finding words', (text) => findWords(text.slice(1, LONGEST_ANSWER), normaliseText(text))],
    ['the note on a text', (text) => builtInWriter.noteFor(task(text, 'Ideas'), [])],
    ['prompting', (text) => feedbackMessages(task(text, 'Ideas'))],
    ['cutting', (text) => cutText(text, limits.studentTextMax - 1)],
    [
      'locating on the page',
      (text) => locateQuotations(cutText(text, limits.feedbackTextMax), [pointOf(text)], text),
    ],
  ] satisfies [string, (text: string) => unknown][]
).map(([name, read]) => ({ name, longest: limits.studentTextMax, begin: reading(read) }));

const ofFeedback: Reader[] = (
  [
    ['simplifying', builtInWriter.simplify],
    [
      'judging a simpler feedback',
      (text) =>
        judgeSimplified({
          draft: text.slice(0, LONGEST_ANSWER),
          by: 'model',
          hidden: hiddenWith(text),
        }),
    ],
    ['reading points', readPoints],
    ['the quoted spans', quotedSpans],
    ['the reading level', (text) => measureReadingLevel(text)],
    ['whether it is as written', (text) => isAsWritten(text, [pointOf(text.slice(0, 5_000))])],
  ] satisfies [string, (text: string) => unknown][]
).map(([name, read]) => ({ name, longest: limits.feedbackTextMax, begin: reading(read) }));

const others: Reader[] = [
  {
    name: 'concealing a text',
    longest: limits.studentTextMax,
    limitMs: TASK_MS,
    begin: reading((text) => conceal(givenWith(text))),
  },
  {
    name: 'revealing an answer',
    longest: LONGEST_ANSWER,
    begin(text) {
      const names = concealNames({ text: 'Hana and Grace went with Will.', student, classmates });
      names.conceal(text);
      return () => names.reveal(text);
    },
  },
  {
    name: 'finding JSON',
    longest: LONGEST_ANSWER,
    begin: reading((text) => [...jsonCandidates(`{"a":[${text}`)]),
  },
  {
    name: 'criteria',
    longest: limits.categoryPropertiesMax,
    begin: reading((text) =>
      builtInWriter.write(task('We went home because it was cold. '.repeat(9), 'Own', text)),
    ),
  },
];

const ruleReaders = Object.entries(rules).map(([name, rule]): Reader => ({
  name: `rule ${name}`,
  longest: limits.studentTextMax,
  begin(text) {
    const read = readStudentText(text);
    return () => rule.find(read);
  },
}));

export const readers: readonly Reader[] = [
  ...ofTexts,
  ...judging,
  ...secondDraftReaders,
  ...ofFeedback,
  ...others,
  ...writing,
  ...ruleReaders,
];
