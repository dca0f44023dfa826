import { errors, accountMessages } from '@second-draft/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import UnsubscribeScreen from './unsubscribe-screen.tsx';

const END = 'POST /api/unsubscribe';
const CHECK = 'GET /api/check-auth';

function show(answer: Parameters<typeof fakeNetwork>[0][string]) {
  window.history.replaceState(null, '', '/unsubscribe#sealed.token');
  const network = fakeNetwork({ [END]: answer });
  showScreen([{ path: '/unsubscribe', element: <UnsubscribeScreen /> }], '/unsubscribe');
  return network;
}

const stop = () => userEvent.click(screen.getByRole('button', { name: 'Stop the updates' }));

afterEach(() => window.history.replaceState(null, '', '/'));

test('opening the link ends nothing: programs that look at mail open links', async () => {
  const network = show(() => new Response());
  expect(network.times(END)).toBe(0);
  await stop();
  expect(await screen.findByRole('heading', { name: accountMessages.updates.ended })).toBeTruthy();
  expect(network.asked).toContainEqual({ operation: END, body: { token: 'sealed.token' } });
});

test('a teacher who is logged in has them off in Settings, too', async () => {
  const profile = sampleProfile();
  profileItem.set({ ...profile, settings: { ...profile.settings, email_updates: true } });
  const network = show(() => new Response());
  const settings = { ...profile.settings, email_updates: false };
  network.answers[CHECK] = json({ ...profile, settings });
  await stop();
  await screen.findByRole('heading', { name: accountMessages.updates.ended });
  await waitFor(() => expect(profileItem.get()?.settings.email_updates).toBe(false));
});

test('another teacher’s link leaves the settings of the one who is logged in as they are', async () => {
  profileItem.set(sampleProfile());
  const network = show(() => new Response());
  network.answers[CHECK] = json(sampleProfile());
  await stop();
  await screen.findByRole('heading', { name: accountMessages.updates.ended });
  await waitFor(() => expect(network.times(CHECK)).toBe(1));
  expect(profileItem.get()?.settings).toEqual(sampleProfile().settings);
});

test('a link that was cut short says what to do', async () => {
  show(refusal('unsubscribe_link_broken'));
  await stop();
  expect(await screen.findByText(errors.unsubscribe_link_broken.message)).toBeTruthy();
});
