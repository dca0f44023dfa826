import type { Profile, ProfileChanges } from '@second-draft/contract';
import { call, coalesced } from '../../lib/api/index.ts';
import { profileItem, type HeldProfile } from '../../lib/session.ts';

/** Changes session storage only; `saveProfile` tells the server. */
export function changeProfile(change: (profile: HeldProfile) => HeldProfile): void {
  const profile = profileItem.get();
  if (profile) profileItem.set(change(profile));
}

/** Takes over the server's profile, except the teacher's own choices: those are newest here. */
export function adopt(answer: Profile): void {
  changeProfile(({ settings, students, categories, knownCategories }) => ({
    ...answer,
    settings,
    students,
    categories,
    knownCategories,
  }));
}

async function send(body: ProfileChanges, signal: AbortSignal): Promise<void> {
  adopt(await call('saveSettings', { body, signal }));
}

function withoutUpdates({ settings, ...profile }: Profile): ProfileChanges {
  const { email_updates: _, ...others } = settings;
  return { ...profile, settings: others };
}

let hasChosenInSettings = false;

/** One queue for both: the server keeps the settings that come last. */
const save = coalesced(async (signal) => {
  const profile = profileItem.get();
  const isWhole = hasChosenInSettings;
  hasChosenInSettings = false;
  if (profile) await send(isWhole ? profile : withoutUpdates(profile), signal);
});

/**
 * Sends the profile, as it is when the coalesced run starts, but for e-mail updates: they may have
 * been ended by the link in an e-mail since.
 * @throws ApiError when the call is refused or fails
 */
export const saveProfile = (): Promise<void> => save();

/**
 * Sends the whole profile, with the choices that she has just made in Settings.
 * @throws ApiError when the call is refused or fails
 */
export function saveSettings(): Promise<void> {
  hasChosenInSettings = true;
  return save();
}
