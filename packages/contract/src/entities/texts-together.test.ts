import { expect, test } from 'vitest';
import type * as z from 'zod';
import { limits } from '../limits.ts';
import { idOf, letters, many, takes } from '../testing/takes.ts';
import { documentsRequest } from './document.ts';
import { writtenGroups } from './lesson-group.ts';
import { ownVerdict, secondDraftsRequest } from './second-draft.ts';
import { textsToGlanceAt } from './text-at-a-glance.ts';

const text = { documentId: idOf(0), studentName: 'Hana', text: 'We ran.', typedByTeacher: false };

test.each<[string, z.ZodType, object]>([
  ['comparing', secondDraftsRequest, text],
  ['a glance', textsToGlanceAt, text],
])('texts for %s are held to a number, and to characters of each and of all', (_, schema, one) => {
  const of = (texts: object[]) => takes(schema, { texts });
  const numbered = (count: number, more = {}) =>
    many(count, (i) => ({ ...one, documentId: idOf(i), ...more }));
  const longest = { text: letters(limits.studentTextMax) };
  expect(of(numbered(limits.documentsPerRead))).toBe(true);
  expect(of(numbered(limits.documentsPerRead + 1))).toBe(false);
  expect(of([])).toBe(false);
  expect(of(numbered(limits.textsCharactersMax / limits.studentTextMax, longest))).toBe(true);
  expect(of([...numbered(limits.textsCharactersMax / limits.studentTextMax, longest), text])).toBe(
    false,
  );
  expect(of([{ ...one, text: `${longest.text}a` }])).toBe(false);
});

test('files, groups and steps are held to their numbers', () => {
  const files = (count: number) => ({ files: many(count, (i) => ({ id: idOf(i), kind: null })) });
  expect(takes(documentsRequest, files(limits.documentsPerRead))).toBe(true);
  for (const wrong of [files(0), files(limits.documentsPerRead + 1)])
    expect(takes(documentsRequest, wrong)).toBe(false);
  const group = {
    id: 'g',
    name: letters(limits.groupNameMax),
    studentIds: many(limits.documentsPerRead, idOf),
  };
  expect(
    takes(
      writtenGroups,
      many(limits.groupsMax, () => group),
    ),
  ).toBe(true);
  for (const wrong of [
    many(limits.groupsMax + 1, () => group),
    [{ ...group, name: `${group.name}a` }],
    [{ ...group, id: '' }],
    [{ ...group, id: letters(65) }],
    [{ ...group, studentIds: [...group.studentIds, idOf(0)] }],
  ])
    expect(takes(writtenGroups, wrong)).toBe(false);
  const verdict = (step: number) => ({ feedbackId: 'f', step, verdict: 'done' });
  for (const step of [0, limits.feedbackStepsMax - 1])
    expect(takes(ownVerdict, verdict(step))).toBe(true);
  for (const step of [-1, limits.feedbackStepsMax, 0.5])
    expect(takes(ownVerdict, verdict(step))).toBe(false);
});
