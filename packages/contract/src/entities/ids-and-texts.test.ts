import { expect, test } from 'vitest';
import type * as z from 'zod';
import { limits } from '../limits.ts';
import { letters, takes } from '../testing/takes.ts';
import { bankCommentId } from './bank-comment.ts';
import { personId } from './classroom.ts';
import { commentId, commentText } from './comment.ts';
import { classroomId, fileId } from './document.ts';
import { feedbackId, feedbackText, studentName } from './feedback.ts';
import { rubricId, rubricTitle } from './rubric.ts';

test.each<[string, z.ZodType, number, number]>([
  ['a feedback’s id', feedbackId, 0, 64],
  ['a student’s name', studentName, 1, 200],
  ['a feedback', feedbackText, 1, limits.feedbackTextMax],
  ['a comment', commentText, 1, limits.commentMax],
  ['a comment’s id', commentId, 1, 128],
  ['a file’s id', fileId, 10, 128],
  ['a class’s id', classroomId, 1, 64],
  ['the id of a comment of the bank', bankCommentId, 8, 40],
  ['a rubric’s title', rubricTitle, 1, limits.rubricTitleMax],
  ['a rubric’s id', rubricId, 24, 24],
])('%s has its least and its most characters', (_, schema, least, most) => {
  expect(takes(schema, letters(least))).toBe(true);
  expect(takes(schema, letters(most))).toBe(true);
  expect(takes(schema, letters(most + 1))).toBe(false);
  expect(least > 0 && takes(schema, letters(least - 1))).toBe(false);
});

test('a person’s id is a number of up to 32 digits', () => {
  for (const right of ['1', '1'.repeat(32)]) expect(takes(personId, right)).toBe(true);
  for (const wrong of ['', 'a1', '1a', '1'.repeat(33)]) expect(takes(personId, wrong)).toBe(false);
});

test.each<[string, z.ZodType, string]>([
  ['a file', fileId, 'abcdefghij'],
  ['a class', classroomId, 'abcdefghij'],
  ['a comment', commentId, 'abcdefghij'],
  ['a comment of the bank', bankCommentId, 'abcdefghij'],
  ['a rubric', rubricId, 'abcdef0123456789abcdef01'],
])('the id of %s has none but its letters, anywhere', (_, schema, right) => {
  expect(takes(schema, right)).toBe(true);
  for (const wrong of [
    `/${right.slice(1)}`,
    `${right.slice(1)}/`,
    `${right.slice(1)}\n`,
    `${right.slice(1)}é`,
  ])
    expect(takes(schema, wrong), wrong).toBe(false);
});

test.each<[string, z.ZodType]>([
  ['name', studentName],
  ['feedback', feedbackText],
  ['comment', commentText],
  ['title', rubricTitle],
])('a %s of spaces is none, and others are taken without those around them', (_, schema) => {
  expect(takes(schema, '  ')).toBe(false);
  expect(schema.parse(' a b ')).toBe('a b');
});
