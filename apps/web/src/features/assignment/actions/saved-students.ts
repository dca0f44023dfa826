import type { Profile, ReadingLevel, SavedStudent } from '@second-draft/contract';
import { useSyncExternalStore } from 'react';
import { sendBeforeEnd } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { profileItem } from '../../../lib/state/session.ts';
import type { Reader } from './feedback-request.ts';
import { changeProfile, saveChoices, saveProfile } from '../../session/index.ts';

const QUIET_MS = 1_000;

let timer = 0;

async function save(): Promise<void> {
  if (timer === 0) return;
  window.clearTimeout(timer);
  timer = 0;
  await saveChoices();
}

sendBeforeEnd(save);

const saveNow = () => void save();

/** After a pause, or as the page is left or the session ended. */
function saveSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(saveNow, QUIET_MS);
  window.addEventListener('pagehide', saveNow);
}

function withSaved(profile: Profile, userIds: readonly string[], changes: SavedStudent): Profile {
  const changed = userIds.map((id) => [id, { ...profile.students[id], ...changes }] as const);
  return { ...profile, students: { ...profile.students, ...Object.fromEntries(changed) } };
}

/** Applies here at once, and is saved on the server after a pause. */
export function saveForStudents(userIds: readonly string[], changes: SavedStudent): void {
  changeProfile((profile) => withSaved(profile, userIds, changes));
  saveSoon();
}

export const savedFor = (userId: string): SavedStudent => profileItem.get()?.students[userId] ?? {};

const readingLevelOf = (userId: string): ReadingLevel | null =>
  savedFor(userId).readingLevel ?? null;

export const readerOf = (userId: string): Reader => ({
  readingLevel: readingLevelOf(userId),
  learnsEnglish: savedFor(userId).learnsEnglish ?? false,
});

export const useLearnsEnglish = (userId: string): boolean =>
  useSyncExternalStore(profileItem.subscribe, () => savedFor(userId).learnsEnglish ?? false);

export const useReadingLevel = (userId: string): ReadingLevel | null =>
  useSyncExternalStore(profileItem.subscribe, () => readingLevelOf(userId));

/** Undefined when the students' levels differ; null when none has one. */
export const useCommonReadingLevel = (
  userIds: readonly string[],
): ReadingLevel | null | undefined =>
  useSyncExternalStore(profileItem.subscribe, () => {
    const levels = new Set(userIds.map(readingLevelOf));
    return levels.size > 1 ? undefined : ([...levels][0] ?? null);
  });

export function noteFirstFeedback(): void {
  if (profileItem.get()?.settings.generated_feedback !== false) return;
  changeProfile((profile) => ({
    ...profile,
    settings: { ...profile.settings, generated_feedback: true },
  }));
  // No choice of hers: where it isn't saved, it is sent with the next.
  saveProfile().catch((error: unknown) => logProblem('The first feedback was not noted', error));
}
