import { expect, test } from 'vitest';
import { limits, wordCountRange } from '../limits.ts';
import { letters, many, takes } from '../testing/takes.ts';
import { feedbackRequest } from './feedback.ts';

const asked = { prompt: 'We ran.', studentName: 'Hana', wordCount: 70, category: 'Ideas' };

test('feedback is about exactly one of a rubric, criteria and a category', () => {
  const { category, ...rest } = asked;
  const rubric = { title: 'Recount', id: 'a'.repeat(24) };
  const criteria = [{ title: 'Ideas', description: '' }];
  for (const one of [{ category }, { rubric }, { criteria }])
    expect(takes(feedbackRequest, { ...rest, ...one })).toBe(true);
  for (const wrong of [
    {},
    { category, rubric },
    { category, criteria },
    { category, rubric, criteria },
  ])
    expect(takes(feedbackRequest, { ...rest, ...wrong })).toBe(false);
});

test.each<[string, object, object]>([
  [
    'text',
    { prompt: letters(limits.studentTextMax) },
    { prompt: letters(limits.studentTextMax + 1) },
  ],
  ['fewest words', { wordCount: wordCountRange.min }, { wordCount: wordCountRange.min - 1 }],
  ['most words', { wordCount: wordCountRange.max }, { wordCount: wordCountRange.max + 1 }],
  ['words', { wordCount: 70 }, { wordCount: 70.5 }],
  ['level', { readingLevel: '' }, { readingLevel: 4 }],
  [
    'category',
    { category: letters(limits.categoryTitleMax) },
    { category: letters(limits.categoryTitleMax + 1) },
  ],
  [
    'descriptors',
    { descriptors: letters(limits.categoryPropertiesMax) },
    { descriptors: letters(limits.categoryPropertiesMax + 1) },
  ],
  [
    'task',
    {
      task: {
        title: letters(limits.taskTitleMax),
        instructions: letters(limits.taskTextMax),
        rubric: letters(limits.taskTextMax),
      },
    },
    { task: { title: letters(limits.taskTitleMax + 1), instructions: '', rubric: '' } },
  ],
  [
    'instructions',
    {},
    { task: { title: '', instructions: letters(limits.taskTextMax + 1), rubric: '' } },
  ],
  [
    'rubric of the task',
    {},
    { task: { title: '', instructions: '', rubric: letters(limits.taskTextMax + 1) } },
  ],
])('a request for feedback is held to the bound of its %s', (_, right, wrong) => {
  expect(takes(feedbackRequest, { ...asked, ...right })).toBe(true);
  expect(takes(feedbackRequest, { ...asked, ...wrong })).toBe(false);
});

test('a request for feedback has up to fifty criteria, each with its bounds, and an empty level is none', () => {
  const { category: _, ...rest } = asked;
  const criterion = { title: 'Ideas', description: letters(limits.categoryPropertiesMax) };
  const withCriteria = (criteria: object[]) => takes(feedbackRequest, { ...rest, criteria });
  expect(withCriteria(many(50, () => criterion))).toBe(true);
  expect(withCriteria(many(51, () => criterion))).toBe(false);
  expect(withCriteria([])).toBe(false);
  expect(withCriteria([{ ...criterion, title: ' ' }])).toBe(false);
  expect(withCriteria([{ ...criterion, description: `${criterion.description}a` }])).toBe(false);
  expect(feedbackRequest.parse({ ...asked, readingLevel: '' }).readingLevel).toBeNull();
});
