import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../../testing/fake-network.ts';
import { anotherTeacher, sampleProfile } from '../../../testing/samples.ts';
import { checkAuth } from './auth-check.ts';
import { closeLoginNotice, useLoginNotice } from '../notice/login-modal-state.ts';
import { changeProfile, saveProfile } from '../profile/save-profile.ts';

const CHECK = 'GET /api/check-auth';
const ACCOUNT = 'GET /api/account';
const SAVE = 'PUT /api/settings';

test.each([
  ['session_ended', '/logout'],
  ['not_signed_in', '/account'],
  ['sign_in_expired', '/account'],
  ['subscription_expired', '/account'],
] as const)('where the server answers %s, she goes to %s', async (code, outcome) => {
  profileItem.set(sampleProfile());
  fakeNetwork({ [CHECK]: refusal(code) });
  expect(await checkAuth()).toBe(outcome);
});

test.each([
  'too_many_requests',
  'internal',
  'overloaded',
  'database_unavailable',
  'cross_site',
  'administrators_only',
  'permission_missing',
  'school_blocked',
] as const)('a server that answers %s sends her nowhere', async (code) => {
  profileItem.set(sampleProfile());
  fakeNetwork({ [CHECK]: refusal(code) });
  expect(await checkAuth()).toBe('unreachable');
  expect(profileItem.get()).toEqual(sampleProfile());
});

test.each([401, 403])('a proxy’s own answer of %i sends her nowhere', async (status) => {
  profileItem.set(sampleProfile());
  fakeNetwork({ [CHECK]: () => new Response('<h1>Blocked</h1>', { status }) });
  expect(await checkAuth()).toBe('unreachable');
  expect(profileItem.get()).toEqual(sampleProfile());
});

test('a server that can’t be reached sends her nowhere', async () => {
  profileItem.set(sampleProfile());
  fakeNetwork({});
  expect(await checkAuth()).toBe('unreachable');
  expect(profileItem.get()).toEqual(sampleProfile());
});

test('who she is comes from the server, but for what she has changed meanwhile', async () => {
  const fresh = sampleProfile({ kura: 'New School', categories: [] });
  profileItem.set(sampleProfile({ kura: 'Old School' }));
  fakeNetwork({ [CHECK]: json(fresh) });
  expect(await checkAuth()).toBe('signedIn');
  expect(profileItem.get()).toEqual(fresh);

  const answered = Promise.withResolvers<void>();
  fakeNetwork({
    [CHECK]: async () => {
      await answered.promise;
      return Response.json(fresh);
    },
  });
  const check = checkAuth();
  const students = { '7': { readingLevel: 2 as const } };
  changeProfile((profile) => ({ ...profile, kura: 'Hers', students }));
  answered.resolve();
  await check;
  expect(profileItem.get()).toMatchObject({ kura: 'New School', students });
});

test('once her trial is over, her account still shows her status, and whether she has paid', async () => {
  const subscription = { status: 'trial', type: 'single', expires: 1 } as const;
  profileItem.set(sampleProfile());
  const network = fakeNetwork({
    [CHECK]: refusal('subscription_expired'),
    [ACCOUNT]: json({ profile: sampleProfile({ subscription }), paymentReference: null }),
  });
  expect(await checkAuth()).toBe('/account');
  expect(profileItem.get()?.subscription).toEqual(subscription);
  expect(network.times(ACCOUNT)).toBe(1);

  const paid = { status: 'active', type: 'single', expires: null } as const;
  network.answers[ACCOUNT] = json({
    profile: sampleProfile({ subscription: paid }),
    paymentReference: null,
  });
  expect(await checkAuth()).toBe('signedIn');
  expect(profileItem.get()?.subscription).toEqual(paid);

  const other = fakeNetwork({ [CHECK]: refusal('session_ended') });
  await checkAuth();
  expect(other.times(ACCOUNT)).toBe(0);
});

test('what she chooses while a save is under way is sent after it, so that it stays', async () => {
  profileItem.set(sampleProfile());
  const steps: string[] = [];
  let chosen: Promise<void> | undefined;
  const network = fakeNetwork({
    [SAVE]: async () => {
      steps.push('asked');
      await Promise.resolve();
      changeProfile((one) => ({ ...one, settings: { ...one.settings, slides: true } }));
      chosen ??= saveProfile();
      // A turn of the loop, in which a save that waits for nobody would begin.
      await new Promise((resolve) => setImmediate(resolve));
      steps.push('answered');
      return Response.json(sampleProfile());
    },
  });
  await saveProfile();
  await chosen;
  expect(steps).toEqual(['asked', 'answered', 'asked', 'answered']);
  expect(network.lastBody(SAVE)).toMatchObject({ settings: { slides: true } });
});

test('signed out, nothing is sent or changed', async () => {
  const network = fakeNetwork({ [SAVE]: json(sampleProfile()) });
  await saveProfile();
  changeProfile((profile) => ({ ...profile, kura: 'Nobody’s' }));
  expect(network.asked).toEqual([]);
  expect(profileItem.get()).toBeNull();
});

test('each of the choices that she makes here is newer than the server’s', async () => {
  const hers = {
    settings: { ...sampleProfile().settings, rubrics: true },
    students: { '7': { readingLevel: 2 as const } },
    categories: sampleProfile().categories.slice(1),
    knownCategories: sampleProfile().categories,
  };
  profileItem.set({ ...sampleProfile({ kura: 'Old School' }), ...hers });
  fakeNetwork({ [SAVE]: json(sampleProfile({ kura: 'New School', exp: 9 })) });
  await saveProfile();
  expect(profileItem.get()).toEqual({ ...sampleProfile({ kura: 'New School', exp: 9 }), ...hers });
});

test('an account that can’t be read once the trial is over is still where she goes', async () => {
  profileItem.set(sampleProfile());
  fakeNetwork({ [CHECK]: refusal('subscription_expired'), [ACCOUNT]: refusal('internal') });
  expect(await checkAuth()).toBe('/account');
  expect(profileItem.get()).toEqual(sampleProfile());
});

test('choices that the server refuses stay here, and whoever saves them is told', async () => {
  const hers = sampleProfile({ kura: 'Hers' });
  profileItem.set(hers);
  fakeNetwork({ [SAVE]: refusal('session_ended') });
  await expect(saveProfile()).rejects.toMatchObject({ code: 'session_ended' });
  expect(profileItem.get()).toEqual(hers);
});

test('where another teacher has logged in since, nothing of the first becomes hers', async () => {
  profileItem.set(sampleProfile());
  fakeNetwork({ [CHECK]: json(anotherTeacher) });
  const { result } = renderHook(useLoginNotice);
  await act(checkAuth);
  expect(profileItem.get()).toEqual(sampleProfile());
  expect(result.current).toMatchObject({ hasEnded: true });
  act(closeLoginNotice);
});
