import {
  googleScopes,
  messages,
  accountMessages,
  screens,
  signInMessages,
} from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { leavingWords } from '../../lib/leaving/hold-page.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeGoogle } from '../../testing/fake-google.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleConfig, sampleProfile, sampleVoice } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { changeProfile } from '../session/index.ts';
import SettingsScreen from './settings-screen.tsx';

const SAVE = 'PUT /api/settings';
const scopes = [...sampleProfile().scopes, googleScopes.presentations];

async function show(config: typeof sampleConfig | null = sampleConfig) {
  const network = fakeNetwork({
    'GET /api/config': config ? json(config) : refusal('internal'),
    'PUT /api/token': json(sampleProfile({ scopes })),
    [SAVE]: json(sampleProfile()),
    'GET /api/voice': json(sampleVoice),
  });
  showScreen(
    [
      { path: screens.settings, element: <SettingsScreen /> },
      { path: screens.classrooms, element: <p>My Classrooms</p> },
    ],
    screens.settings,
  );
  await screen.findByRole('button', { name: 'Save' });
  return network;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const slides = () => screen.getByRole('checkbox', { name: 'Slides support' });

beforeEach(() => profileItem.set(sampleProfile()));

test('nothing is saved until Save is pressed, and then all of it with the profile', async () => {
  const network = await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email updates' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
  expect(network.times(SAVE)).toBe(0);
  expect(leavingWords.get(), 'asked before she leaves').toEqual([messages.leaving.unsaved]);
  await save();
  expect(await screen.findByText(accountMessages.settings.saved)).toBeTruthy();
  expect(leavingWords.get()).toEqual([]);
  expect(network.lastBody(SAVE)).toMatchObject({
    students: {},
    settings: { email_updates: false, gpt_model: 'gpt-4o' },
  });
  expect(profileItem.get()?.settings.gpt_model).toBe('gpt-4o');
});

test('says who writes the feedback: the built-in writer, or whose model and where', async () => {
  await show();
  expect(await screen.findByText(/^The built-in writer writes all feedback here/)).toBeTruthy();
});

test('shows nothing to choose before it can say who writes, which would move it', async () => {
  const opening = show();
  expect(screen.getByRole('note', { name: 'Loading your settings' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await opening;
  expect(screen.getByText(/^The built-in writer writes all feedback here/)).toBeTruthy();
});

test('can be used though who writes can’t be told', async () => {
  await show(null);
  expect(screen.getByRole('checkbox', { name: 'Email updates' })).toBeTruthy();
  expect(screen.getByText('Who writes the feedback.')).toBeTruthy();
});

test('says whose model writes, in which country, and which one is behind each option', async () => {
  const models = { 'gpt-4-0125-preview': 'old', 'gpt-4o': 'small', 'gpt-5': 'large' };
  await show({
    ...sampleConfig,
    writer: { provider: 'OpenAI', country: 'Ireland', isNearby: false, models },
  });
  expect(await screen.findByText('Feedback is written by OpenAI, in Ireland.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Quick (small)' })).toBeTruthy();
});

test.each([
  [true, 'Feedback is written by a model on our own server.'],
  [false, /^Feedback is written by a model on our own server, in a country that .* not named here/],
])('says that no country is known of a model, unless it is near: %s', async (isNearby, words) => {
  const models = { 'gpt-4-0125-preview': 'old', 'gpt-4o': 'small', 'gpt-5': 'large' };
  const provider = 'a model on our own server';
  await show({ ...sampleConfig, writer: { provider, country: null, isNearby, models } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('that settings are saved is announced once', async () => {
  await show();
  await save();
  const told = await screen.findByText(accountMessages.settings.saved);
  expect(told.closest('output')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('settings that the server refuses take along nothing that was chosen meanwhile', async () => {
  const network = await show();
  const answer = Promise.withResolvers<Response>();
  network.answers[SAVE] = () => answer.promise;
  await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
  await save();
  const meanwhile = { rubrics: true };
  act(() =>
    changeProfile((profile) => ({ ...profile, settings: { ...profile.settings, ...meanwhile } })),
  );
  answer.resolve(await refusal('internal')({}));
  expect(await screen.findByText(accountMessages.settings.notSaved)).toBeTruthy();
  expect(profileItem.get()?.settings).toEqual({ ...sampleProfile().settings, ...meanwhile });
});

test('settings that the server refuses are not kept', async () => {
  const network = await show();
  network.answers[SAVE] = refusal('internal');
  await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
  await save();
  expect(await screen.findByText(accountMessages.settings.notSaved)).toBeTruthy();
  expect(profileItem.get()?.settings.gpt_model).toBe('gpt-4-0125-preview');
});

test('the premium model is for subscribers', async () => {
  await show();
  expect(screen.getByRole('radio', { name: 'Thoughtful' })).toHaveProperty('disabled', true);
});

test('a subscriber may choose the premium model', async () => {
  profileItem.set(
    sampleProfile({ subscription: { status: 'active', type: 'team', expires: null } }),
  );
  await show();
  expect(screen.getByRole('radio', { name: 'Thoughtful' })).toHaveProperty('disabled', false);
});

test('turning slides on asks Google for permission and gives the server the new token', async () => {
  const requests = fakeGoogle({ access_token: 'wider token' });
  const network = await show();
  await userEvent.click(slides());
  await waitFor(() => expect(network.times('PUT /api/token')).toBe(1));
  expect(requests[0]?.scope).toContain(googleScopes.presentations);
  expect(requests[0]).toMatchObject({ prompt: '', login_hint: 'aroha@kowhai.school.nz' });
  expect(network.lastBody('PUT /api/token')).toEqual({ access_token: 'wider token' });
  await waitFor(() => expect(profileItem.get()?.scopes).toEqual(scopes));
  expect(slides()).toHaveProperty('checked', true);
});

test.each([
  ['gives no permission', { error: 'access_denied' }, accountMessages.settings.slidesRefused],
  ['was not let ask', { type: 'popup_failed_to_open' }, signInMessages.popUpBlocked],
  ['was asked as the connection went', { access_token: 'new' }, messages.connection.unreachable],
])('slides stay off when Google %s', async (_, outcome, message) => {
  fakeGoogle(outcome);
  const network = await show();
  network.answers['PUT /api/token'] = () => Promise.reject(new TypeError('network error'));
  await userEvent.click(slides());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(slides()).toHaveProperty('checked', false);
});

test('a permission that is already there is not asked for again', async () => {
  profileItem.set(sampleProfile({ scopes }));
  const requests = fakeGoogle({ access_token: 'token' });
  await show();
  await userEvent.click(slides());
  expect(slides()).toHaveProperty('checked', true);
  expect(requests).toHaveLength(0);
});

test('Back leads to My Classrooms in a tab that was opened here', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('My Classrooms')).toBeTruthy();
});

test('what is chosen while the rest is being saved is not said to be saved', async () => {
  const network = await show();
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.answers[SAVE] = () => promise;
  await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
  await save();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email updates' }));
  resolve(Response.json(sampleProfile()));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('data-loading')).toBe(false),
  );
  expect(screen.queryByText(accountMessages.settings.saved)).toBeNull();
  expect(leavingWords.get()).toEqual([messages.leaving.unsaved]);
});
