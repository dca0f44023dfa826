import { filledInCategories, type Category } from '@second-draft/contract';
import { call, coalesced } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { profileItem } from '../../lib/session.ts';
import { changeProfile, useTeacher } from '../session/index.ts';

const send = coalesced(async (signal) => {
  const profile = profileItem.get();
  if (!profile) return;
  const body = { ...profile, categories: filledInCategories(profile.categories) };
  await call('saveCategories', { body, signal });
});

function change(how: (categories: readonly Category[]) => Category[]): void {
  changeProfile((profile) => ({ ...profile, categories: how(profile.categories) }));
  send().catch((error: unknown) => logProblem('Categories were not saved', error));
}

export function useCategories() {
  return { categories: useTeacher().categories, change };
}
