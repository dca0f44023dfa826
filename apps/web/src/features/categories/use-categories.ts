import { notifications } from '@mantine/notifications';
import {
  categoryMessages,
  filledInCategories,
  isSameTeacher,
  limits,
  mergeCategories,
  messages,
  type Category,
} from '@second-draft/contract';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, call, untilAnswered } from '../../lib/api/index.ts';
import { profileItem, type HeldProfile } from '../../lib/state/session.ts';
import { useSaving } from '../../lib/leaving/use-saving.ts';
import { changeProfile, useTeacher } from '../session/index.ts';
import { knownIn, textOf } from './known-categories.ts';

/** Shows what was stored, with what she has changed since she sent it. */
function takeIn(sent: HeldProfile, categories: readonly Category[], stored: Category[]): void {
  changeProfile((profile) => {
    // Read again from the server in the meantime.
    if (profile.knownCategories !== sent.knownCategories) return profile;
    const mine = profile.categories;
    const merged = mergeCategories({ known: categories, mine, theirs: stored });
    return { ...profile, categories: merged, knownCategories: stored };
  });
  if (textOf(stored) !== textOf(categories))
    notifications.show({ message: messages.changedElsewhere });
}

const areTooMany = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'changed_elsewhere' ||
    (error.code === 'invalid_request' &&
      (profileItem.get()?.categories.length ?? 0) > limits.categoriesMax));

function explained(error: unknown): never {
  throw areTooMany(error)
    ? new ApiError(error.status, error.code, categoryMessages.tooMany)
    : error;
}

const { send, forget } = untilAnswered(profileItem.get, async (profile, signal) => {
  const present = profileItem.get();
  // Another teacher may have logged in here since.
  if (!present || !isSameTeacher(present, profile)) return;
  const categories = filledInCategories(profile.categories);
  const body = { ...profile, categories };
  const answer = await call('saveCategories', { body, signal }).catch(explained);
  takeIn(profile, categories, answer.categories);
});

type Change = (categories: readonly Category[]) => Category[];

function changeFrom(knownOf: (profile: HeldProfile) => Category[], how: Change): void {
  changeProfile((profile) => ({
    ...profile,
    categories: how(profile.categories),
    knownCategories: knownOf(profile),
  }));
}

const change = (how: Change): void => changeFrom(knownIn, how);

/** All that she sees goes; each of `fresh` comes, though another tab may have removed it. */
function replace(fresh: readonly Category[]): void {
  const ids = new Set(fresh.map(({ id }) => id));
  changeFrom(
    (profile) => knownIn(profile).filter(({ id }) => !ids.has(id)),
    () => [...fresh],
  );
}

/** Back to what the server last had. */
function forgetUnsaved(): void {
  forget();
  changeProfile((profile) => ({ ...profile, categories: knownIn(profile) }));
}

export function useCategories() {
  const saving = useSaving(send);
  const leave = useEffectEvent(() => {
    // She was asked, and left without saving.
    if (saving.problem !== null) forgetUnsaved();
  });
  useEffect(() => () => leave(), []);
  return {
    categories: useTeacher().categories,
    saving,
    change: (how: Change) => {
      change(how);
      saving.save();
    },
    replace: (fresh: readonly Category[]) => {
      replace(fresh);
      saving.save();
    },
  };
}
