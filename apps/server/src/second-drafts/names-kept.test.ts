import { expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { givenFeedbacks } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';
import { createNamesKept } from './index.ts';
import { place } from './testing/asking.ts';
import { givenBy } from './testing/rows.ts';

describeOnBothDatabases('the names of students who were given feedback', (database) => {
  const { api } = apiForTeacher(database);

  it('are told once each, of one class or of all, and to nobody but their teacher', async () => {
    await api().signedIn(colleague);
    const named = (id: string, studentName: string, more: object = {}) =>
      givenBy(teacher.id, { id, studentName, ...more });
    await database()
      .insert(givenFeedbacks)
      .values([
        named('one', 'Storm Ngata'),
        named('two', 'Storm Ngata', { assignmentId: '699' }),
        named('three', 'Ella Ngata'),
        named('four', 'River Waititi', { courseId: '599' }),
        givenBy(colleague.id, { studentName: 'Ash Hohepa' }),
      ]);
    const namesKept = createNamesKept(database());
    expect(await namesKept(teacher.id, place.courseId)).toEqual(['Ella Ngata', 'Storm Ngata']);
    const all = ['Ella Ngata', 'River Waititi', 'Storm Ngata'];
    expect(await namesKept(teacher.id, null)).toEqual(all);
    expect(await namesKept(colleague.id, '599')).toEqual([]);
  });
});
