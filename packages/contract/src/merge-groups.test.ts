import { expect, test } from 'vitest';
import type { LessonGroup } from './entities/lesson-group.ts';
import { mergeGroups } from './merge-groups.ts';

const group = (id: string, ...studentIds: string[]): LessonGroup => ({ id, name: id, studentIds });
const known = [group('one', 'A', 'B'), group('two', 'C')];

test('groups, names and seats from both sides are kept', () => {
  const mine = [{ ...group('one', 'A', 'B', 'D'), name: 'Kea' }, group('two', 'C'), group('mine')];
  const theirs = [group('one', 'A'), group('two', 'C', 'B'), group('theirs', 'E')];
  expect(mergeGroups({ known, mine, theirs })).toEqual([
    { ...group('one', 'A', 'D'), name: 'Kea' },
    group('two', 'B', 'C'),
    group('mine'),
    group('theirs', 'E'),
  ]);
});

test('a student whom both sides have moved is in one group: where the one who saves put her', () => {
  const mine = [group('one', 'B'), group('two', 'C', 'A')];
  const theirs = [group('one', 'B'), group('two', 'C'), group('three', 'A')];
  expect(mergeGroups({ known, mine, theirs })).toEqual([
    group('one', 'B'),
    group('two', 'C', 'A'),
    group('three'),
  ]);
});

test('what nobody else has changed is as it was sent', () => {
  const mine = [group('two', 'C', 'A'), group('new', 'B')];
  expect(mergeGroups({ known, mine, theirs: known })).toEqual(mine);
});

test('a group that one side has removed goes, unless the other has changed who is in it', () => {
  expect(mergeGroups({ known, mine: [group('one', 'A', 'B')], theirs: known })).toEqual([
    group('one', 'A', 'B'),
  ]);
  expect(
    mergeGroups({ known, mine: [group('one', 'A', 'B')], theirs: [group('two', 'C', 'D')] }),
  ).toEqual([group('two', 'D')]);
});
