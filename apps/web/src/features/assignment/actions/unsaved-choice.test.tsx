import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changesEnded } from '../../../lib/api/index.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, refusal } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { tellTask } from '../../class-settings/index.ts';
import { saveForStudents } from './saved-students.ts';

const told = 'Your choice was not saved.';

beforeEach(() => {
  profileItem.set(sampleProfile());
  fakeNetwork({ 'PUT /api/settings': refusal('internal') });
  showScreen([{ path: '/', element: null }], '/');
});

test('a reading level that could not be saved is told', async () => {
  saveForStudents(['7'], { readingLevel: 2 });
  await changesEnded(10_000);
  expect(await screen.findByText(told)).toBeTruthy();
});

test('a choice for a class that could not be saved is told', async () => {
  tellTask('12', '7', false);
  expect(await screen.findByText(told)).toBeTruthy();
});
