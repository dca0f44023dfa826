import type { Profile } from '@second-draft/contract';
import { call, coalesced } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';

/** Changes session storage only; `saveProfile` tells the server. */
export function changeProfile(change: (profile: Profile) => Profile): void {
  const profile = profileItem.get();
  if (profile) profileItem.set(change(profile));
}

/** Takes over the server's profile, except the teacher's own choices: those are newest here. */
export function adopt(answer: Profile): void {
  changeProfile(({ settings, students, categories }) => ({
    ...answer,
    settings,
    students,
    categories,
  }));
}

/**
 * Sends the whole profile, as it is when the coalesced run starts.
 * @throws ApiError when the call is refused or fails
 */
export const saveProfile = coalesced(async (signal) => {
  const profile = profileItem.get();
  if (profile) adopt(await call('saveSettings', { body: profile, signal }));
});
