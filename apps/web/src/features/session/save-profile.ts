import type { Profile } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';

/** Changes the profile in session storage at once; `saveProfile` tells the server. */
export function changeProfile(change: (profile: Profile) => Profile): void {
  const profile = profileItem.get();
  if (profile) profileItem.set(change(profile));
}

/** Takes from the server what only it knows; the teacher's own choices are newest here. */
export function adopt(answer: Profile): void {
  changeProfile(({ settings, students, categories }) => ({
    ...answer,
    settings,
    students,
    categories,
  }));
}

let last: Promise<unknown> = Promise.resolve();
let waiting: Promise<void> | null = null;

async function send(): Promise<void> {
  await last;
  waiting = null;
  const profile = profileItem.get();
  if (!profile) return;
  const sending = call('saveSettings', { body: profile });
  last = sending.catch(() => {});
  adopt(await sending);
}

/**
 * Sends the whole profile as it is when its turn comes: one call at a time, and calls that wait
 * for the same turn are one.
 * @throws ApiError when the server refuses
 */
export function saveProfile(): Promise<void> {
  waiting ??= send();
  return waiting;
}
