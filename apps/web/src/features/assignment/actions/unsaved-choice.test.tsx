import { errors, savingMessages } from '@second-draft/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changesEnded } from '../../../lib/api/index.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../../testing/fake-network.ts';
import { nextTask } from '../../../testing/next-task.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { tellTask } from '../../class-settings/index.ts';
import { noteFirstFeedback, saveForStudents } from './saved-students.ts';

const SAVE = 'PUT /api/settings';
const lost = () => Promise.reject(new TypeError('network error'));

let network: ReturnType<typeof fakeNetwork>;

beforeEach(() => {
  profileItem.set(sampleProfile());
  network = fakeNetwork({ [SAVE]: lost });
  showScreen([{ path: '/', element: null }], '/');
});

test('a reading level that could not be saved is told, and saved once the connection is back', async () => {
  saveForStudents(['7'], { readingLevel: 2 });
  await changesEnded(10_000);
  expect(await screen.findByText(savingMessages.choiceWaits)).toBeTruthy();
  network.answers[SAVE] = json(sampleProfile());
  const before = network.times(SAVE);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(network.times(SAVE)).toBe(before + 1));
  expect(network.lastBody(SAVE)).toMatchObject({ students: { '7': { readingLevel: 2 } } });
});

test('a choice for a class that waits to be sent again is sent before she is logged out', async () => {
  tellTask('12', '7', false);
  expect(await screen.findByText(savingMessages.choiceWaits)).toBeTruthy();
  network.answers[SAVE] = json(sampleProfile());
  await changesEnded(10_000);
  expect(network.lastBody(SAVE)).toMatchObject({
    settings: { classes: { '12': { withoutTask: ['7'] } } },
  });
  const sent = network.times(SAVE);
  await changesEnded(10_000);
  expect(network.times(SAVE)).toBe(sent);
});

test('a choice that the server refuses is told with the reason, and not sent again', async () => {
  network.answers[SAVE] = refusal('too_large');
  tellTask('12', '7', false);
  expect(await screen.findByText(savingMessages.choice)).toBeTruthy();
  expect(screen.getByText(errors.too_large.message)).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await changesEnded(10_000);
  expect(network.times(SAVE)).toBe(1);
});

test('that she has had her first feedback is no choice of hers: nothing is told where it is not saved', async () => {
  const { settings } = sampleProfile();
  profileItem.set(sampleProfile({ settings: { ...settings, generated_feedback: false } }));
  noteFirstFeedback();
  await changesEnded(10_000);
  await nextTask();
  expect(screen.queryByText(savingMessages.choiceWaits)).toBeNull();
});
