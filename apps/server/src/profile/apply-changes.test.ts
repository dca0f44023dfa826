import { limits, type ClassSettings } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { newAccount, type Account } from '../accounts/index.ts';
import { applyChanges } from './apply-changes.ts';

const set = (from: number): ClassSettings => ({ years: { from, to: from }, withoutTask: [] });

const HOUR = 3_600_000;

function changed(
  kept: Record<string, ClassSettings>,
  sent: Record<string, ClassSettings>,
  now = new Date(HOUR),
) {
  const fresh = newAccount(new Date());
  const account = {
    ...fresh,
    settings: { ...fresh.settings, classes: kept },
  } as unknown as Account;
  return applyChanges(account, { settings: { classes: sent } }, now).settings.classes;
}

it('keeps what was set for one class when another is set', () => {
  expect(changed({ '1': set(5) }, { '2': set(6) })).toEqual({
    '1': set(5),
    '2': { ...set(6), changedAt: HOUR },
  });
});

it('keeps the classes that were set last, whatever else is sent along', () => {
  const full = Object.fromEntries(
    Array.from({ length: limits.classesSetMax }, (_, i) => [`c${i}`, set(5)]),
  );
  const more = changed(full, { c0: set(6), c1: set(5), new: set(7) }) ?? {};
  expect(Object.keys(more)).toHaveLength(limits.classesSetMax);
  expect(more).toMatchObject({ c0: set(6), new: set(7) });
});

it('keeps the classes that were set last, in whichever order the database has them', () => {
  const ids = Array.from({ length: limits.classesSetMax }, (_, i) => `2${i}`);
  let kept = {};
  for (const [i, id] of [...ids, '1'].entries())
    kept = changed(kept, { [id]: set(5) }, new Date(i * HOUR)) ?? {};
  const sorted = Object.fromEntries(
    Object.entries<ClassSettings>(kept).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const more = changed(sorted, { 3: set(6) }, new Date(100 * HOUR)) ?? {};
  expect(Object.keys(more)).toHaveLength(limits.classesSetMax);
  expect(more).toHaveProperty('1');
  expect(more).not.toHaveProperty('21');
});

it('takes no time from a browser', () => {
  const ahead = { ...set(6), changedAt: 9e15 };
  expect(changed({ 1: set(5) }, { 1: ahead })).toEqual({ 1: { ...set(6), changedAt: HOUR } });
});

it('leaves settings as they are that have no classes', () => {
  const fresh = newAccount(new Date()) as unknown as Account;
  expect(applyChanges(fresh, { settings: { slides: true } }).settings).not.toHaveProperty(
    'classes',
  );
});
