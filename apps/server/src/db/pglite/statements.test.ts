import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatements, type Statements } from './statements.ts';

describe('statements of the embedded database', () => {
  let pglite: PGlite;
  let statements: Statements;

  beforeAll(async () => {
    pglite = await PGlite.create();
    statements = createStatements(pglite);
  });

  afterAll(async () => {
    await pglite.close();
  });

  const rowsOf = async (sql: string, ...params: unknown[]) =>
    (await statements.query(sql, params, {})).rows;

  it('answer again with other values', async () => {
    const sql = 'select $1::int + 1 as sum, $2::text as word';
    expect(await rowsOf(sql, 1, 'a')).toEqual([{ sum: 2, word: 'a' }]);
    expect(await rowsOf(sql, 41, null)).toEqual([{ sum: 42, word: null }]);
  });

  it('take dates, lists, bytes and objects as PGlite does', async () => {
    const sql =
      'select $1::timestamptz as at, $2::text[] as list, $3::bytea as bytes, $4::jsonb as object';
    const values = [new Date(0), ['a', 'b,c'], new Uint8Array([0, 255]), { a: [1] }];
    expect(await rowsOf(sql, ...values)).toEqual((await pglite.query(sql, values)).rows);
  });

  it('continue after one that failed, whether in its words or its values', async () => {
    await expect(rowsOf('select from where')).rejects.toThrow('syntax error');
    await expect(rowsOf('select 1 / $1::int as n', 0)).rejects.toThrow('division by zero');
    expect(await rowsOf('select 1 / $1::int as n', 1)).toEqual([{ n: 1 }]);
  });

  it('do not pile up', async () => {
    for (let i = 0; i < 600; i += 1) await rowsOf(`select ${i} as n`);
    const [kept] = await rowsOf('select count(*)::int as n from pg_prepared_statements');
    expect(kept).toEqual({ n: expect.any(Number) });
    expect((kept as { n: number }).n).toBeLessThan(300);
  });
});
