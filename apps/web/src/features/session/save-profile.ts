import type { Profile } from '@second-draft/contract';
import { call, coalesced } from '../../lib/api/index.ts';
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

/**
 * Sends the whole profile as it is when its turn comes.
 * @throws ApiError when the server refuses
 */
export const saveProfile = coalesced(async (signal) => {
  const profile = profileItem.get();
  if (profile) adopt(await call('saveSettings', { body: profile, signal }));
});
