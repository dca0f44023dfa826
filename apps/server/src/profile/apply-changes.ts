import { isDeepStrictEqual } from 'node:util';
import {
  filledInCategories,
  hasPremium,
  limits,
  mergeCategories,
  modelOptions,
  type Category,
  type ClassSettings,
  type ProfileChanges,
  type Settings,
} from '@second-draft/contract';
import { Problem } from '../problems/index.ts';
import type { Account } from '../accounts/index.ts';
import { mergeStudents } from './merge-students.ts';

export type ChangedAccount = Pick<Account, 'settings' | 'students' | 'categories'>;

function setIn(settings: ClassSettings | undefined): Partial<ClassSettings> {
  const { changedAt: _changedAt, ...chosen } = settings ?? {};
  return chosen;
}

/**
 * By class, so that two tabs with different classes don't undo each other. Those that were changed
 * last stay; the database keeps no order.
 */
function mergeClasses(
  kept: Settings['classes'] = {},
  sent: Settings['classes'] = {},
  now: Date,
): Pick<Settings, 'classes'> {
  const changed = Object.entries(sent)
    .filter(([courseId, chosen]) => !isDeepStrictEqual(setIn(kept[courseId]), setIn(chosen)))
    .map(([courseId, chosen]) => [courseId, { ...chosen, changedAt: now.getTime() }] as const);
  const newest = Object.entries({ ...kept, ...Object.fromEntries(changed) })
    .toSorted(([, one], [, other]) => (other.changedAt ?? 0) - (one.changedAt ?? 0))
    .slice(0, limits.classesSetMax);
  return newest.length === 0 ? {} : { classes: Object.fromEntries(newest) };
}

function changedSettings(
  account: Account,
  changes: NonNullable<ProfileChanges['settings']>,
  now: Date,
): Settings {
  const { model, ...named } = changes;
  const wanted = model ?? named.gpt_model ?? account.settings.gpt_model;
  const option = modelOptions.find(({ id }) => id === wanted);
  const isNew = wanted !== account.settings.gpt_model;
  if (isNew && option?.premium && !hasPremium(account.subscription, Date.now() / 1000))
    throw new Problem('premium_required');
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  const classes = mergeClasses(account.settings.classes, named.classes, now);
  return { ...account.settings, ...Object.fromEntries(given), ...classes, gpt_model: wanted };
}

/** Of what two tabs or devices have done to the list, both stay. */
function changedCategories(
  stored: Category[],
  sent: readonly Category[],
  known: readonly Category[] | undefined,
): Category[] {
  const mine = filledInCategories(sent);
  if (!known) return mine;
  const merged = mergeCategories({ known, mine, theirs: stored });
  if (merged.length > limits.categoriesMax) throw new Problem('changed_elsewhere');
  return merged;
}

/**
 * Ignores what a browser may not change.
 * @throws Problem('premium_required') for a model that this teacher may not use;
 * Problem('changed_elsewhere') if her categories and those of another tab are too many together
 */
export function applyChanges(
  account: Account,
  changes: ProfileChanges & { knownCategories?: Category[] | undefined },
  now = new Date(),
): ChangedAccount {
  return {
    settings: changes.settings ? changedSettings(account, changes.settings, now) : account.settings,
    students: changes.students
      ? mergeStudents(account.students, changes.students, now)
      : account.students,
    categories: changes.categories
      ? changedCategories(account.categories, changes.categories, changes.knownCategories)
      : account.categories,
  };
}
