import { MINUTE_MS } from '@second-draft/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '../api/index.ts';
import { memberOf } from '../classroom-service/index.ts';
import { signedIn } from '../google/testing/caller.ts';
import { CLASS_SIZE, colleague } from '../google/testing/school.ts';
import { openGoogle } from '../google/testing/open-google.ts';
import { staying } from '../google/testing/start.ts';
import { createRosters, type Rosters } from './rosters.ts';

const started = openGoogle();
let rosters: Rosters;
let caller: Caller;
beforeEach(() => {
  rosters = createRosters();
  caller = signedIn(started());
  started().emulator.resetCalls();
});

const asked = () => started().emulator.calls().length;

afterEach(() => vi.useRealTimers());

function timePasses(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });
}

it('asks Google once in a quarter of an hour who is in a class', async () => {
  const names = await rosters.rosterOf(caller, '501', staying());
  expect(names).toHaveLength(CLASS_SIZE + 2);
  expect(names[0]).toEqual({ fullName: 'Āwhina Tūhoe', givenName: 'Āwhina' });
  const once = asked();
  timePasses(14);
  await rosters.rosterOf(caller, '501', staying());
  expect(asked()).toBe(once);
  timePasses(1);
  await rosters.rosterOf(caller, '501', staying());
  expect(asked()).toBe(2 * once);
});

it('names the teachers of a class after its students', async () => {
  const names = await rosters.rosterOf(caller, '501', staying());
  expect(names.slice(CLASS_SIZE).map(({ fullName }) => fullName)).toEqual([
    'Mere Parata',
    'Tomas Ferreira',
  ]);
});

it('reads once for all who ask at the same time', async () => {
  const ask = () => rosters.rosterOf(caller, '501', staying());
  await ask();
  const once = asked();
  timePasses(15);
  await Promise.all(Array.from({ length: 28 }, ask));
  expect(asked()).toBe(2 * once);
});

it('does not tell a teacher what was read with another’s token', async () => {
  await expect(rosters.rosterOf(caller, '502', staying())).resolves.toHaveLength(1);
  const other = signedIn(started(), { person: colleague });
  const failed = rosters.rosterOf(other, '502', staying());
  await expect(failed).rejects.toMatchObject({ code: 'not_found' });
});

it('has the rosters of all active classes, whichever it knows already', async () => {
  const student = (fullName: string) =>
    memberOf({ id: '1', fullName, givenName: fullName, photoUrl: null });
  rosters.remember(caller, '502', { students: [student('Hope')], teachers: [] });
  const names = await rosters.allRosters(caller, staying());
  expect(names).toHaveLength(CLASS_SIZE + 2 + 1);
  expect(names.at(-1)).toEqual({ fullName: 'Hope', givenName: 'Hope' });
  const paths = started()
    .emulator.calls()
    .map(({ path }) => path);
  expect(paths.some((path) => path.includes('/502/'))).toBe(false);
});
