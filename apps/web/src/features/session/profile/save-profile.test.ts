import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { changeProfile, saveProfile } from './save-profile.ts';

const SAVE = 'PUT /api/settings';

const years = (year: number) => ({ years: { from: year, to: year }, withoutTask: [] });

const kept = sampleProfile({
  settings: { ...sampleProfile().settings, email_updates: true, classes: { '1': years(4) } },
  students: { '7': { readingLevel: 1 }, '8': null },
});

const choose = (settings: object, students: object = {}) =>
  changeProfile((profile) => ({
    ...profile,
    settings: { ...profile.settings, ...settings },
    students: { ...profile.students, ...students },
  }));

beforeEach(() => profileItem.set(kept));

test('only what she has chosen in this tab is sent, so that it undoes no other tab’s', async () => {
  const network = fakeNetwork({ [SAVE]: json(kept) });
  await saveProfile();
  expect(network.lastBody(SAVE)).toMatchObject({ settings: {}, students: {} });

  choose({ classes: { ...kept.settings.classes, '2': years(5) } }, { '8': { readingLevel: 2 } });
  await saveProfile();
  const body = network.lastBody(SAVE) as object;
  expect(body).toHaveProperty('settings', { classes: { '2': years(5) } });
  expect(body).toHaveProperty('students', { '8': { readingLevel: 2 } });

  choose({ slides: !kept.settings.slides });
  await saveProfile();
  expect(network.lastBody(SAVE)).toHaveProperty('settings', { slides: !kept.settings.slides });
  expect(network.lastBody(SAVE)).toHaveProperty('students', {});
});

test('what a save didn’t bring to the server goes with the next', async () => {
  const network = fakeNetwork({ [SAVE]: refusal('internal') });
  choose({ slides: !kept.settings.slides });
  await expect(saveProfile()).rejects.toMatchObject({ code: 'internal' });
  network.answers[SAVE] = json(kept);
  choose({}, { '9': null });
  await saveProfile();
  expect(network.lastBody(SAVE)).toHaveProperty('settings', { slides: !kept.settings.slides });
  expect(network.lastBody(SAVE)).toHaveProperty('students', { '9': null });
});

test('what she chose before a reload of the page is still new after it', async () => {
  const network = fakeNetwork({ [SAVE]: json(kept) });
  choose({ slides: !kept.settings.slides });
  profileItem.set(JSON.parse(sessionStorage.getItem('profile') ?? ''));
  await saveProfile();
  expect(network.lastBody(SAVE)).toHaveProperty('settings', { slides: !kept.settings.slides });
});

test('what she takes back after a save without an answer goes with the next: it may have arrived', async () => {
  const lost = () => Promise.reject(new TypeError('network error'));
  const network = fakeNetwork({ [SAVE]: lost });
  choose(
    { slides: !kept.settings.slides, classes: { '1': years(5) } },
    { '7': { readingLevel: 2 }, '9': { readingLevel: 3 } },
  );
  await expect(saveProfile()).rejects.toMatchObject({ code: 'unreachable' });
  const { settings } = kept;
  choose({ slides: settings.slides, classes: settings.classes }, { '7': { readingLevel: 1 } });
  network.answers[SAVE] = json(kept);
  await saveProfile();
  const body = network.lastBody(SAVE) as object;
  expect(body).toHaveProperty('settings', { slides: settings.slides, classes: settings.classes });
  const students = { '7': { readingLevel: 1 }, '9': { readingLevel: 3 } };
  expect(body).toHaveProperty('students', students);

  await saveProfile();
  expect(network.lastBody(SAVE)).toMatchObject({ settings: {}, students: {} });
  expect(network.lastBody(SAVE)).not.toHaveProperty('unanswered');
});
