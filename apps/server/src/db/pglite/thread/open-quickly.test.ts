import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { copyTemplate } from '../../testing/copy-template.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { openQuickly } from './open-quickly.ts';

it('lists of text are written and read', async () => {
  const pglite = await openQuickly({ dataDir: await copyTemplate() });
  const list = ['a', 'b,c', '"d"', '\\', ''];
  const read = async (value: unknown) =>
    (await pglite.query('select $1::text[] as list', [value])).rows;
  expect(await read(list)).toEqual([{ list }]);
  expect(await read([])).toEqual([{ list: [] }]);
  expect(await read(null)).toEqual([{ list: null }]);
  await pglite.close();
});

it('the tables have no list of another type', async () => {
  const { db, close } = await openTestDatabase('pglite');
  const lists = await db
    .selectDistinct({ type: sql<string>`udt_name` })
    .from(sql`information_schema.columns`)
    .where(sql`data_type = 'ARRAY' and table_schema = 'public'`);
  await close();
  expect(lists).toEqual([{ type: '_text' }]);
});
