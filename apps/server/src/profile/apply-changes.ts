import {
  filledInCategories,
  hasPremium,
  limits,
  mergeCategories,
  modelOptions,
  type Category,
  type ProfileChanges,
  type Settings,
} from '@second-draft/contract';
import { Problem } from '../problems/index.ts';
import type { Account } from '../accounts/index.ts';
import { mergeChoices } from './merge-choices.ts';

export type ChangedAccount = Pick<Account, 'settings' | 'students' | 'categories'>;

function changedSettings(
  account: Account,
  changes: NonNullable<ProfileChanges['settings']>,
  now: Date,
): Settings {
  const { model, ...named } = changes;
  const wanted = model ?? named.gpt_model ?? account.settings.gpt_model;
  const option = modelOptions.find(({ id }) => id === wanted);
  const isNew = wanted !== account.settings.gpt_model;
  if (isNew && option?.premium && !hasPremium(account.subscription, now.getTime() / 1000))
    throw new Problem('premium_required');
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  const { classes: kept = {} } = account.settings;
  const classes = mergeChoices(kept, named.classes ?? {}, limits.classesSetMax, now);
  return {
    ...account.settings,
    ...Object.fromEntries(given),
    ...(Object.keys(classes).length > 0 && { classes }),
    gpt_model: wanted,
  };
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
      ? mergeChoices(account.students, changes.students, limits.savedStudentsMax, now)
      : account.students,
    categories: changes.categories
      ? changedCategories(account.categories, changes.categories, changes.knownCategories)
      : account.categories,
  };
}
