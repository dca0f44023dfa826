import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { idOf, letters, many, takes } from '../testing/takes.ts';
import { writtenSettingsByClass, yearLevels } from './class-settings.ts';
import { profileChanges } from './profile.ts';

test('school years are from 1 to 13, and in their order', () => {
  for (const [from, to] of [
    [1, 13],
    [5, 5],
  ])
    expect(takes(yearLevels, { from, to })).toBe(true);
  for (const [from, to] of [
    [0, 5],
    [5, 14],
    [6, 5],
    [5.5, 6],
  ])
    expect(takes(yearLevels, { from, to })).toBe(false);
});

test('choices for classes and students are held to as many as are kept', () => {
  const entries = <T>(count: number, value: T) =>
    Object.fromEntries(many(count, (i) => [idOf(i), value]));
  const settings = { years: null, withoutTask: [] };
  const classes = (count: number) => takes(writtenSettingsByClass, entries(count, settings));
  expect([classes(limits.classesSetMax), classes(limits.classesSetMax + 1)]).toEqual([true, false]);
  const students = (count: number) =>
    takes(profileChanges, { students: entries(count, { readingLevel: 1 }) });
  expect([students(limits.savedStudentsMax), students(limits.savedStudentsMax + 1)]).toEqual([
    true,
    false,
  ]);
  const withoutTask = (count: number) =>
    takes(writtenSettingsByClass, { a: { ...settings, withoutTask: many(count, idOf) } });
  expect(withoutTask(limits.assignmentsWithoutTaskMax)).toBe(true);
  expect(withoutTask(limits.assignmentsWithoutTaskMax + 1)).toBe(false);
  const category = { id: 'c', title: 'Ideas', properties: '', active: true };
  const categories = (count: number, more = {}) =>
    takes(profileChanges, { categories: many(count, () => ({ ...category, ...more })) });
  expect([categories(limits.categoriesMax), categories(limits.categoriesMax + 1)]).toEqual([
    true,
    false,
  ]);
  for (const wrong of [
    { id: '' },
    { id: letters(41) },
    { title: letters(101) },
    { properties: letters(2_001) },
  ])
    expect(categories(1, wrong)).toBe(false);
});

test('what she chose for a class is held to its bounds', () => {
  const of = (more: object) =>
    takes(writtenSettingsByClass, { a: { years: null, withoutTask: [], ...more } });
  const title = letters(limits.categoryTitleMax);
  const chosen = (category: string) => ({ assignmentId: idOf(0), category });
  for (const right of [
    { usual: { category: title, readingLevel: 3, feedbackLength: 2 } },
    { usual: {} },
    { years: { from: 1, to: 13 } },
    { categories: many(limits.assignmentCategoriesMax, () => chosen('a')) },
  ])
    expect(of(right), JSON.stringify(right)).toBe(true);
  for (const wrong of [
    { usual: { category: `${title}a` } },
    { usual: { category: '' } },
    { usual: { readingLevel: 4 } },
    { usual: { feedbackLength: 3 } },
    { years: { from: 0, to: 5 } },
    { categories: many(limits.assignmentCategoriesMax + 1, () => chosen('a')) },
    { categories: [chosen('')] },
    { categories: [{ assignmentId: 'a/b', category: 'a' }] },
  ])
    expect(of(wrong), JSON.stringify(wrong)).toBe(false);
});

test('a student’s category is as long as a title, and a model is one of those offered', () => {
  const student = (feedbackCategory: string) =>
    takes(profileChanges, { students: { [idOf(0)]: { feedbackCategory } } });
  const title = letters(limits.categoryTitleMax);
  expect([student(title), student(`${title}a`)]).toEqual([true, false]);
  const model = (id: string) => takes(profileChanges, { settings: { model: id } });
  expect([model('gpt-4o'), model('gpt-2')]).toEqual([true, false]);
});
