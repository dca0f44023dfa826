import { limits } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { sampleClassroom, samplePerson, sampleProfile } from '../../testing/samples.ts';
import { withStudentsOf } from './students.ts';

test('students of the classes are added, and what was saved for others stays', () => {
  const profile = sampleProfile({ students: { '1': { readingLevel: 2 }, '9': null } });
  const room = sampleClassroom({
    students: [samplePerson('1', 'Hine'), samplePerson('2', 'Mark')],
  });
  expect(withStudentsOf(profile, [room]).students).toEqual({
    '1': { readingLevel: 2 },
    '2': null,
    '9': null,
  });
});

test('no more students are kept than the server takes', () => {
  const students = Array.from({ length: limits.savedStudentsMax + 5 }, (_, at) =>
    samplePerson(String(at), 'Hope'),
  );
  const { students: kept } = withStudentsOf(sampleProfile(), [sampleClassroom({ students })]);
  expect(Object.keys(kept)).toHaveLength(limits.savedStudentsMax);
});
