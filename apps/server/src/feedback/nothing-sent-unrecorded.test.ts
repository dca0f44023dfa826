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
  await database.db.execute(sql`create function refuse_table() returns event_trigger
    language plpgsql as $$ begin raise exception using errcode = '53100'; end $$`);
  await database.db.execute(sql`create event trigger full_disk on ddl_command_start
    when tag in ('CREATE TABLE AS') execute function refuse_table()`);
});
afterAll(async () => {
  await database.db.execute(sql`drop event trigger full_disk`);
  await database.db.execute(sql`drop trigger full_disk on consents`);
  await setting.close();
  await database.close();
});

const refused = { status: 503, code: 'database_unavailable' };

async function asked(answer: ReturnType<Setting['feedback']>) {
  const told = await answer;
  return { status: told.status, code: readCode(told) };
}

it('nothing goes to a model while its record can’t be kept, and no text once that is known', async () => {
  const simplify = setting.simplify({ feedback: `You wrote well. ${prompt}` });
  expect(await asked(simplify)).toEqual(refused);
  expect(await asked(setting.feedback({ prompt, studentName: 'Aroha Ngata' }))).toEqual(refused);
  expect(setting.emulator.requests()).toEqual([]);
});
