import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../api/handlers.ts';
import { signedIn } from '../google/testing/caller.ts';
import { CLASS_SIZE, colleague } from '../google/testing/school.ts';
import { startGoogle, staying, type StartedGoogle } from '../google/testing/start.ts';
import { createRosterMemory } from './roster-memory.ts';
import { createRosters, type Rosters } from './rosters.ts';

let started: StartedGoogle;
let rosters: Rosters;
let caller: Caller;
let now: number;
beforeAll(async () => {
  started = await startGoogle();
});
beforeEach(() => {
  now = 0;
  rosters = createRosters(started.google, () => now);
  caller = signedIn(started.emulator);
  started.emulator.resetCalls();
});
afterAll(() => started.close());

const asked = () => started.emulator.calls().length;
const MINUTE = 60_000;

it('asks Google once in a quarter of an hour who is in a class', async () => {
  const names = await rosters.rosterOf(caller, '501', staying());
  expect(names).toHaveLength(CLASS_SIZE);
  expect(names[0]).toEqual({ fullName: 'Āwhina Tūhoe', givenName: 'Āwhina' });
  const once = asked();
  now = 14 * MINUTE;
  await rosters.rosterOf(caller, '501', staying());
  expect(asked()).toBe(once);
  now = 15 * MINUTE;
  await rosters.rosterOf(caller, '501', staying());
  expect(asked()).toBe(2 * once);
});

it('does not tell a teacher what was read with another’s token', async () => {
  await rosters.rosterOf(signedIn(started.emulator, { person: colleague }), '504', staying());
  const failed = rosters.rosterOf(caller, '999', staying());
  await expect(failed).rejects.toMatchObject({ code: 'not_found' });
  await expect(rosters.knownRosters(caller, staying())).resolves.toHaveLength(CLASS_SIZE);
});

it('reads the rosters of all classes when it knows none', async () => {
  await expect(rosters.knownRosters(caller, staying())).resolves.toHaveLength(CLASS_SIZE);
});

it('takes the rosters that it knows together', async () => {
  const student = (fullName: string) => ({
    userId: '1',
    profile: { name: { fullName, givenName: fullName }, photoUrl: null },
  });
  rosters.remember(caller, '501', [student('Hope')]);
  rosters.remember(caller, '502', [student('Mark')]);
  const names = await rosters.knownRosters(caller, staying());
  expect(names.map(({ fullName }) => fullName)).toEqual(['Hope', 'Mark']);
  expect(asked()).toBe(0);
});

it('forgets the oldest when it keeps too many', () => {
  const memory = createRosterMemory(() => 0, 2);
  memory.keep('a', '1', []);
  memory.keep('a', '2', []);
  memory.keep('a', '1', []);
  memory.keep('a', '3', []);
  expect(['1', '2', '3'].map((id) => memory.find('a', id) !== null)).toEqual([true, false, true]);
});
