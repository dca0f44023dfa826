import type {
  Checks,
  DraftContent,
  FeedbackAnswer,
  SimplifiedAnswer,
} from '@second-draft/contract';
import type { AttachedFile } from '../documents/attached-file.ts';
import type { Feedback } from '../work/work.ts';

export const studentText =
  'On Monday we went to camp at Lake Taupō. The bus was so noisy that my ears buzzed like bees. Then we jumped in the freezing lake and screamed.';

export const file: AttachedFile = {
  id: 'document-of-awhina',
  title: 'Āwhina - Camp recount',
  link: 'https://docs.google.com/document/d/document-of-awhina/edit',
  kind: 'document',
  handIn: null,
  student: {
    userId: '100000000000000000001',
    fullName: 'Āwhina Tamihana',
    onRoster: 'Āwhina Tamihana',
    firstName: 'Āwhina',
    shortName: 'Āwhina',
    photoUrl: null,
  },
  sharedWith: [],
};

const checks: Checks = {
  quotations: { found: 1, mended: 0, dropped: 0 },
  words: { count: 20, asked: 35 },
  readingLevel: { year: 6, grade: 5, formula: 'Flesch–Kincaid', level: 2 },
  failed: [],
  writer: { kind: 'model', model: 'test-model', note: null, why: null },
};

const quoted = 'my ears buzzed like bees';

export const answer: FeedbackAnswer = {
  id: 'feedback-1',
  feedback: `Āwhina, “${quoted}” lets me hear the bus.\n\nWhat could the lake feel like on your skin?`,
  points: [
    {
      kind: 'strength',
      comment: `Āwhina, “${quoted}” lets me hear the bus.`,
      quotations: [
        {
          text: quoted,
          start: studentText.indexOf(quoted),
          end: studentText.indexOf(quoted) + quoted.length,
          match: 'exact',
        },
      ],
      example: null,
      skill: 'comparisons',
    },
    {
      kind: 'question',
      comment: 'What could the lake feel like on your skin?',
      quotations: [],
      example: null,
      skill: 'senses',
    },
  ],
  checks,
};

export const feedback: Feedback = {
  text: answer.feedback,
  id: answer.id,
  points: answer.points,
  checks,
  simplified: false,
  asked: null,
  writtenTo: file.student.firstName,
  isReady: false,
  postedAt: null,
};

export const simpler: SimplifiedAnswer = {
  feedback: 'I hear the bus in “buzzed like bees”.',
  points: [{ kind: 'strength', comment: 'I hear the bus in “buzzed like bees”.' }],
  words: 8,
  readingLevel: { year: 2, grade: 1, formula: 'Flesch–Kincaid', level: 1 },
};

export const draft: DraftContent = {
  text: null,
  feedback: null,
  feedbackId: null,
  points: [],
  checks: null,
  simplified: false,
  asked: null,
  writtenTo: null,
  isReady: false,
  category: null,
  length: null,
  postedAt: null,
  comment: null,
  version: null,
  others: [],
  changedAt: '2026-11-20T03:00:00.000Z',
};
