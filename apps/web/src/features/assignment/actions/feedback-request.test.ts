import { feedbackRequest, praise } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { sampleAssignment, sampleClassroom, sampleProfile } from '../../../testing/samples.ts';
import { changedDraft, newText } from '../testing/sample-drafts.ts';
import { file, studentText } from '../testing/sample-work.ts';
import { newWork, type Work } from '../work/work.ts';
import { feedbackRequestFor, hindranceOf } from './feedback-request.ts';

const sources = { categories: [], rubrics: [], criteria: [] };
const place = { courseId: 'course-1', assignmentId: 'assignment-1' };
const reader = { readingLevel: null, learnsEnglish: false };
const circumstances = { sources, reader, place, draft: null };
const ready: Work = {
  ...newWork(file),
  reading: { kind: 'done' },
  documentText: studentText,
  category: 'Praise',
};

test('asks about the text with the student’s name, the words for its length and the level', () => {
  const request = feedbackRequestFor(
    { ...ready, length: 2 },
    { ...circumstances, reader: { ...reader, readingLevel: 1 } },
  );
  expect(request).toEqual({
    category: 'Praise',
    descriptors: praise.properties,
    prompt: studentText,
    studentName: 'Āwhina Tamihana',
    wordCount: 105,
    readingLevel: 1,
    documentId: file.id,
    ...place,
  });
  expect(() => feedbackRequest.parse(request)).not.toThrow();
});

const assignment = sampleAssignment({ title: 'Camp', description: 'Write about camp.' });
const criteria = [{ id: 'a'.repeat(16), title: 'Ideas', description: 'Have detail' }];
const told = {
  ...circumstances,
  sources: { ...sources, criteria, task: { assignment, classroom: sampleClassroom() } },
};

test('tells what the class was asked to write, and its years', () => {
  const request = feedbackRequestFor(ready, told);
  expect(request).toMatchObject({
    task: { title: 'Camp', instructions: 'Write about camp.', rubric: 'Ideas: Have detail' },
    years: { from: 5, to: 6 },
  });
  expect(() => feedbackRequest.parse(request)).not.toThrow();
  const onCriteria = feedbackRequestFor({ ...ready, category: 'all' }, told);
  expect(onCriteria?.task?.rubric).toBe('');
});

test('leaves out the task of an assignment where the teacher said so, and takes her years', () => {
  const own = { years: { from: 4, to: 4 }, withoutTask: [place.assignmentId] };
  const profile = sampleProfile();
  const settings = { ...profile.settings, classes: { [place.courseId]: own, '12': own } };
  profileItem.set({ ...profile, settings });
  const request = feedbackRequestFor(ready, told);
  expect(request).not.toHaveProperty('task');
  expect(request?.years).toEqual({ from: 4, to: 4 });
});

test('what the teacher changed herself is not asked about as a second draft', () => {
  const second = { ...circumstances, draft: changedDraft };
  const changed = { ...ready, documentText: newText };
  expect(feedbackRequestFor(changed, second)).toHaveProperty('earlierFeedbackId', 'feedback-0');
  const typed = { ...changed, typedText: newText.slice(0, -20) };
  expect(feedbackRequestFor(typed, second)).not.toHaveProperty('earlierFeedbackId');
});

test('asks about what the teacher typed rather than the document', () => {
  const typed = { ...ready, typedText: `${studentText} More.` };
  expect(feedbackRequestFor(typed, circumstances)?.prompt).toBe(`${studentText} More.`);
});

test('99 characters after trimming are too short, 100 are enough', () => {
  const of = (length: number) => ({ ...ready, typedText: `  ${'a'.repeat(length)}\n` });
  expect(hindranceOf(of(99), sources)).toBe('tooShort');
  expect(hindranceOf(of(100), sources)).toBeNull();
});

test('50,000 characters are enough, one more is too long to be asked about', () => {
  const of = (length: number) => ({ ...ready, documentText: 'a'.repeat(length) });
  expect(hindranceOf(of(50_000), sources)).toBeNull();
  expect(hindranceOf(of(50_001), sources)).toBe('tooLong');
});

test('waits for the text, then for a category that is on offer', () => {
  expect(hindranceOf(newWork(file), sources)).toBe('reading');
  expect(hindranceOf({ ...ready, category: null }, sources)).toBe('noCategory');
  expect(hindranceOf({ ...ready, category: 'Removed' }, sources)).toBe('noCategory');
  expect(feedbackRequestFor({ ...ready, category: null }, circumstances)).toBeNull();
});

test('of a student who learns English, the server is told how to write and not for whom', () => {
  const learning = { ...reader, learnsEnglish: true };
  const request = feedbackRequestFor(ready, { ...circumstances, reader: learning });
  expect(request?.plainWords).toBe(true);
  expect(JSON.stringify(request)).not.toMatch(/learn/i);
  expect(feedbackRequestFor(ready, circumstances)).not.toHaveProperty('plainWords');
});
