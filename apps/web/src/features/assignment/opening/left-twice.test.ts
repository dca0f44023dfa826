import { afterEach, expect, test } from 'vitest';
import { clearSession } from '../../../lib/state/session-item.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { file } from '../testing/sample-work.ts';
import { boFile } from '../testing/show-assignment.tsx';
import { openAssignment } from './open-assignment.ts';
import { leave, takeUp } from './still-at-work.ts';

const place = { courseId: '12', assignmentId: '7' };
const sources = { categories: [], rubrics: [], criteria: [] };
const one: StudentWork[] = [{ student: file.student, files: [file] }];
const both: StudentWork[] = [...one, { student: boFile.student, files: [boFile] }];

afterEach(clearSession);

/** Left while feedback for the first student is being written. */
function leftAtWork(students: readonly StudentWork[]) {
  const opening = openAssignment({ place, assignment: null, students, sources });
  const { store } = opening.opened.marking;
  store.dispatch(file.id, { kind: 'began', activity: { kind: 'generating', message: '' } });
  leave(opening);
  return opening;
}

test('what is still being written from two visits to other students is each taken up', () => {
  profileItem.set(sampleProfile());
  fakeNetwork({});
  const first = leftAtWork(both);
  expect(takeUp(place, one)).toBeNull();
  const second = leftAtWork(one);
  expect(takeUp(place, both)).toBe(first);
  expect(takeUp(place, one)).toBe(second);
  expect(takeUp(place, both)).toBeNull();
});
