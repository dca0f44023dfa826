import type { SecondDraft, ToldStep, Verdict } from '@second-draft/contract';
import { expect, test } from 'vitest';
import type { StudentWork, ToldDraft } from '../assignment/index.ts';
import type { SkillInClass } from './class-skills.ts';
import { linesToRead } from './lines/lines-to-read.ts';
import { figuresOf, stepFigures } from './pictures/class-figures.ts';
import { lengthsOf } from './pictures/lengths.ts';

const student = {
  userId: '1',
  fullName: 'Āwhina Tamihana',
  onRoster: 'Āwhina Tamihana',
  firstName: 'Āwhina',
  shortName: 'Āwhina',
  photoUrl: null,
};

const praised = (skill: SkillInClass['skill'], ...words: string[]): SkillInClass => ({
  skill,
  askedFor: [],
  students: [
    {
      student,
      isByRules: false,
      evidence: [
        ...words.map((one) => ({ words: one, isQuoted: true })),
        { words: 'You worked hard on every part of it.', isQuoted: false },
      ],
    },
  ],
});

test('praised words are offered for reading aloud once, and neither single words nor comments are', () => {
  const quoted = 'my ears buzzed like bees';
  const lines = linesToRead(
    [praised('comparisons', quoted), praised('senses', quoted, 'buzzed')],
    () => '',
  );
  expect(lines).toMatchObject([
    { words: quoted, praisedFor: 'Comparisons that help the reader see it' },
  ]);
});

test.each([
  [
    'buzzed like a bee',
    'It was loud. My ear buzzed like a bee! We ran.',
    'My ear buzzed like a bee!',
  ],
  [
    'the door opened. Nobody',
    'Camp\nThen the door opened. Nobody spoke.\nThe end',
    'Then the door opened. Nobody spoke.',
  ],
  ['and then we ran', `${'We ran and then we ran and '.repeat(20)}stopped.`, 'and then we ran'],
  ['as cold as ice', 'It was cold.', 'as cold as ice'],
])(
  '“%s” is read aloud as whole sentences, unless those run on or are gone',
  (quoted, text, line) => {
    const lines = linesToRead([praised('comparisons', quoted)], () => text);
    expect(lines.map(({ words }) => words)).toEqual([line]);
  },
);

test('a student with two documents counts once in each bar', () => {
  const handIn = { state: 'handed_in', handedIn: null } as const;
  const file = { title: '', link: '', kind: null, student, handIn, sharedWith: [] };
  const students: StudentWork[] = [
    {
      student,
      files: [
        { ...file, id: 'one' },
        { ...file, id: 'two' },
      ],
    },
    { student, files: [{ ...file, id: 'three', handIn: null }] },
  ];
  const draft = (feedback: string, postedAt: string | null) => ({ feedback, postedAt });
  const drafts = new Map([
    ['one', draft('Ka pai', '2026-11-20T03:00:00.000Z')],
    ['two', draft('Ka pai', '2026-11-20T03:00:00.000Z')],
    ['three', draft(' ', null)],
  ]);
  expect(figuresOf(students, drafts, new Map())).toEqual([
    { label: 'Handed in', count: 1 },
    { label: 'Have feedback', count: 1 },
    { label: 'Feedback posted', count: 1 },
    { label: 'Second drafts', count: 0 },
  ]);
});

test('second drafts are counted by student, and their steps by what became of them', () => {
  const file = { title: '', link: '', kind: null, student, handIn: null, sharedWith: [] };
  const students: StudentWork[] = [
    { student, files: ['one', 'two', 'three'].map((id) => ({ ...file, id })) },
  ];
  const step = (verdict: Verdict, at: number): ToldStep => ({
    step: at,
    comment: '',
    verdict,
    proof: [],
    judge: 'rules',
    overruled: null,
  });
  const told = (
    documentId: string,
    state: SecondDraft['state'],
    ...verdicts: Verdict[]
  ): ToldDraft => ({
    text: '',
    draft: {
      documentId,
      state,
      classmate: null,
      comparison: null,
      judging: false,
      openSteps: 0,
      earlier: [
        {
          feedbackId: documentId,
          writtenAt: '2026-11-20T03:00:00.000Z',
          postedAt: '2026-11-20T03:00:00.000Z',
          copiedAt: null,
          text: 'before',
          typedByTeacher: false,
          feedback: '',
          steps: verdicts.map(step),
          askedModel: false,
        },
      ],
    },
  });
  const all = [
    told('one', 'changed', 'done', 'notYet'),
    told('two', 'changed', 'done', 'partly'),
    told('three', 'unchanged', 'notYet'),
    told('another class’s', 'changed', 'done'),
  ];
  const secondDrafts = new Map(all.map((one) => [one.draft.documentId, one]));
  expect(figuresOf(students, new Map(), secondDrafts).at(-1)).toEqual({
    label: 'Second drafts',
    count: 1,
  });
  expect(stepFigures(students, secondDrafts).map(({ count }) => count)).toEqual([2, 1, 1, 0]);
});

test.each([
  ['one text', [70], ['50–74']],
  ['texts of one length', [1, 2, 3], ['0–24']],
  [
    'texts far apart',
    [10, 1_000],
    ['0–199', '200–399', '400–599', '600–799', '800–999', '1000–1199'],
  ],
])('the lengths of %s are counted in a few bars', (_, words, labels) => {
  const bars = lengthsOf(words);
  expect(bars.map(({ label }) => label)).toEqual(labels);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(words.length);
});

test('the longest text there can be is counted too', () => {
  const bars = lengthsOf([1, 25_000]);
  expect(bars.length).toBeLessThanOrEqual(8);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});
