import { notifications } from '@mantine/notifications';
import {
  categoryMessages,
  filledInCategories,
  limits,
  mergeCategories,
  messages,
  type Category,
} from '@second-draft/contract';
import { ApiError, call, coalesced } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { profileItem, type HeldProfile } from '../../lib/session.ts';
import { changeProfile, useTeacher } from '../session/index.ts';

const textOf = (categories: readonly Category[]) =>
  JSON.stringify(
    categories.map(({ id, title, properties, active }) => [id, title, properties, active]),
  );

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

const send = coalesced(async (signal) => {
  const profile = profileItem.get();
  if (!profile) return;
  const categories = filledInCategories(profile.categories);
  const answer = await call('saveCategories', { body: { ...profile, categories }, signal });
  takeIn(profile, categories, answer.categories);
});

const areTooMany = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'changed_elsewhere' ||
    (profileItem.get()?.categories.length ?? 0) > limits.categoriesMax);

function refused(error: unknown): void {
  if (areTooMany(error))
    notifications.show({ id: 'categories', color: 'rata', message: categoryMessages.tooMany });
  else logProblem('Categories were not saved', error);
}

function changeFrom(
  knownOf: (profile: HeldProfile) => Category[],
  how: (categories: readonly Category[]) => Category[],
): void {
  changeProfile((profile) => ({
    ...profile,
    categories: how(profile.categories),
    knownCategories: knownOf(profile),
  }));
  send().catch(refused);
}

const knownIn = ({ knownCategories, categories }: HeldProfile) => knownCategories ?? categories;

const change = (how: (categories: readonly Category[]) => Category[]): void =>
  changeFrom(knownIn, how);

/** All that she sees goes; each of `fresh` comes, though another tab may have removed it. */
function replace(fresh: readonly Category[]): void {
  const ids = new Set(fresh.map(({ id }) => id));
  changeFrom(
    (profile) => knownIn(profile).filter(({ id }) => !ids.has(id)),
    () => [...fresh],
  );
}

export function useCategories() {
  return { categories: useTeacher().categories, change, replace };
}
