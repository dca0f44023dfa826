import { expect, test } from 'vitest';
import { changesEnded } from '../../../lib/api/index.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { saveForStudents } from './saved-students.ts';

const SAVE = 'PUT /api/settings';

test('what she chose just before logging out reaches the server first, once', async () => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({ [SAVE]: json(sampleProfile()) });
  saveForStudents(['7'], { readingLevel: 2 });
  expect(network.times(SAVE)).toBe(0);
  await changesEnded(10_000);
  expect(network.lastBody(SAVE)).toMatchObject({ students: { '7': { readingLevel: 2 } } });
  await changesEnded(10_000);
  expect(network.times(SAVE)).toBe(1);
});
