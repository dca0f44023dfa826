import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../testing/copy-template.ts';
import { createStatements, DatabaseBroken, type Statements } from './statements.ts';

describe('statements of the embedded database', () => {
  let pglite: PGlite;
  let statements: Statements;

  beforeAll(async () => {
    pglite = await PGlite.create(await copyTemplate());
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
    expect(await rowsOf(sql, undefined, '')).toEqual([{ sum: null, word: '' }]);
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

  it('are carried out as they were checked, once', async () => {
    const sql = 'select $1::int as n';
    await statements.check(sql, [1], 1);
    await statements.check(sql, [2], 2);
    expect((await statements.carryOut(1))?.rows).toEqual([{ n: 1 }]);
    expect((await statements.carryOut(2))?.rows).toEqual([{ n: 2 }]);
    expect(await statements.carryOut(2)).toBeNull();
  });

  it('aren’t held where checking them fails, for ever, or when they were forgotten', async () => {
    await expect(statements.check('select $1::int as n', ['many'], 3)).rejects.toThrow('integer');
    expect(await statements.carryOut(3)).toBeNull();
    await statements.check('select $1::int as oldest', [1], 4);
    for (let id = 5; id < 105; id += 1) await statements.check('select $1::int', [id], id);
    expect(await statements.carryOut(4)).toBeNull();
    for (let i = 0; i < 300; i += 1) await rowsOf(`select ${i} as m`);
    expect(await statements.carryOut(104)).toBeNull();
  });

  it('leave values of the types that are asked for as PostgreSQL wrote them', async () => {
    const sql = 'select $1::date as day, $2::int as n';
    const [{ rows: asText }, { rows: parsed }] = [
      await statements.query(sql, ['2026-02-06', 1], { asText: [1082] }),
      await statements.query(sql, ['2026-02-06', 1], {}),
    ];
    expect(asText).toEqual([{ day: '2026-02-06', n: 1 }]);
    expect(parsed).toEqual([{ day: expect.any(Date), n: 1 }]);
  });

  it('are kept in order of use: the one used least is prepared again', async () => {
    const prepared = async () =>
      (await rowsOf('select statement from pg_prepared_statements')).map(
        (row) => (row as { statement: string }).statement,
      );
    await rowsOf('select 1 as kept');
    await rowsOf('select 1 as gone');
    for (let i = 0; i < 248; i += 1) {
      await rowsOf(`select ${i} as m`);
      await rowsOf('select 1 as kept');
    }
    expect(await prepared()).toContain('select 1 as kept');
    expect(await prepared()).not.toContain('select 1 as gone');
  });

  it('can be checked without being run', async () => {
    await pglite.exec('create table checked (n int)');
    const sql = 'insert into checked values ($1)';
    await statements.check(sql, [1], 1);
    await expect(statements.check(sql, ['one'], 2)).rejects.toMatchObject({ code: '22P02' });
    await expect(statements.check('insert into nowhere values (1)', [], 3)).rejects.toMatchObject({
      code: '42P01',
    });
    expect(await rowsOf('select * from checked')).toEqual([]);
  });
});

describe('a database that breaks', () => {
  const failing = (error: unknown) => {
    let asked = 0;
    const pglite = {
      execProtocol: async () => {
        asked += 1;
        throw error;
      },
    };
    const { query } = createStatements(pglite as unknown as PGlite);
    return { query: () => query('select 1', [], {}), asked: () => asked };
  };
  const coded = (code: unknown, severity: string) =>
    Object.assign(new Error('it'), { code, severity });

  it.each([
    ['crashes', new Error('unreachable')],
    ['ends the session', coded('57P01', 'FATAL')],
    ['panics', coded('XX000', 'PANIC')],
    ['fails in the system', coded('EIO', 'ERROR')],
    ['gives a number', coded(42, 'ERROR')],
  ])('is not asked again once it %s', async (_, error) => {
    const { query, asked } = failing(error);
    await expect(query()).rejects.toMatchObject({ name: 'DatabaseBroken', cause: error });
    await expect(query()).rejects.toBeInstanceOf(DatabaseBroken);
    expect(asked()).toBe(1);
  });

  it('is asked again after it has only refused', async () => {
    const refusal = coded('22P02', 'ERROR');
    const { query, asked } = failing(refusal);
    await expect(query()).rejects.toBe(refusal);
    await expect(query()).rejects.toBe(refusal);
    expect(asked()).toBe(2);
  });
});
