import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { openSetting, readCode, type Setting } from './testing/setting.ts';

const prompt =
  'On Sunday we went to the river with my cousins. The water was brown and slow, and there were eels in it. I walked home by myself.';

const database = await openTestDatabase('pglite');
let setting: Setting;

beforeAll(async () => {
  setting = await openSetting(database.db, { writer: 'model' });
  // As a full disk does.
  await database.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100'; end $$`);
  await database.db.execute(
    sql`create trigger full_disk before insert on consents execute function refuse()`,
  );
});
afterAll(async () => {
  await setting.close();
  await database.close();
});

it.each([
  ['a text', () => setting.feedback({ prompt, studentName: 'Aroha Ngata' })],
  ['feedback to simplify', () => setting.simplify({ feedback: `You wrote well. ${prompt}` })],
])('%s goes to no model while its record can’t be kept', async (_, ask) => {
  const answer = await ask();
  expect([answer.status, readCode(answer)]).toEqual([503, 'database_unavailable']);
  expect(setting.emulator.requests()).toEqual([]);
});
