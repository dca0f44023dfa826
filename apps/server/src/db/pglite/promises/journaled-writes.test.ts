import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyTemplate } from '../../testing/copy-template.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import pLimit from 'p-limit';
import { EmbeddedDatabaseDied } from '../../problems.ts';
import { lineOf, readLines } from './journal-lines.ts';
import { openJournaledWrites, type JournaledWrites } from './journaled-writes.ts';
import { createSetAside } from './set-aside.ts';
import { createStatements, type Statements } from '../thread/statements.ts';
import type { Query } from '../client/worker-client.ts';

describe('promises of the embedded database', () => {
  let pglite: PGlite;
  let file: string;
  let remove: () => Promise<void>;
  let opened: JournaledWrites[];

  let statements: Statements;
  let replaced: (query: Query) => Promise<void>;
  const inTurn = pLimit(1);
  const query: Query = (sql, params = []) => inTurn(() => statements.query(sql, params, {}));
  const client = {
    query,
    check: (sql: string, params: unknown[]) => inTurn(() => statements.check(sql, params)),
    onReplaced: (work: typeof replaced) => void (replaced = work),
  };
  const failing = (failure: Error, times: number, ...unlucky: string[]) => {
    let left = times;
    return {
      ...client,
      query: async (sql: string, params: unknown[] = []) => {
        if (left > 0 && unlucky.includes(String(params[0]))) {
          left -= 1;
          throw failure;
        }
        return query(sql, params);
      },
    };
  };
  const coded = (code: string) => Object.assign(new Error('Hemi wrote this'), { code });
  const muted = () => vi.spyOn(process, 'emitWarning').mockReturnValue();
  const soon = { first: 1, every: 1 };
  const insertion = (word: string) => ({
    sql: 'insert into words (word) values ($1) on conflict do nothing',
    params: [word],
  });
  const words = async () =>
    (await query('select word from words')).rows.map((row) => (row as { word: string }).word);
  const open = async (by: Parameters<typeof openJournaledWrites>[0] = client) => {
    const setAside = createSetAside(`${file}-aside`);
    const writes = await openJournaledWrites(by, { file, setAside }, soon);
    opened.push(writes);
    return writes;
  };

  beforeAll(async () => {
    pglite = await PGlite.create(await copyTemplate());
    await pglite.exec(
      `create table owners (owner text primary key); insert into owners values ('class');
       create table words (word text primary key check (word <> ''),
         owner text default 'class' references owners)`,
    );
    statements = createStatements(pglite);
  });

  afterAll(() => pglite.close());

  beforeEach(async () => {
    const { folder, remove: removeFolder } = await temporaryFolder();
    [file, remove, opened] = [path.join(folder, 'journal'), removeFolder, []];
    await pglite.exec('truncate words');
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(opened.map((writes) => writes.close()));
    await remove();
  });

  it('are kept, and then forgotten', async () => {
    const writes = await open();
    await Promise.all(['awa', 'maunga', 'moana'].map((word) => writes.keep(insertion(word))));
    expect(await words()).toEqual(['awa', 'maunga', 'moana']);
    await expect.poll(() => readFile(file, 'utf8')).toBe('');
  });

  const asideFiles = () => readdir(`${file}-aside`).catch(() => []);
  const inJournal = async () =>
    readLines(await readFile(file, 'utf8')).statements.map(({ params }) => params[0]);

  describe('of a process that was killed', () => {
    it('are kept by the next one, but for a line that was cut off', async () => {
      const line = (word: string) => lineOf(insertion(word));
      await pglite.query("insert into words values ('awa')");
      await writeFile(file, line('awa') + line('maunga') + line('moana').slice(0, -3));
      await open();
      expect(await words()).toEqual(['awa', 'maunga']);
      expect(await readFile(file, 'utf8')).toBe('');
    });

    it.each([
      ['breaks a rule of its table', insertion('')],
      [
        'has a value that isn’t one',
        { sql: 'insert into words values ($1::jsonb)', params: ['{'] },
      ],
      ['is for a table that has gone', { sql: 'insert into "gone" values ($1)', params: ['Hemi'] }],
      ['is no SQL', { sql: 'insert into "gone" of Hemi', params: [] }],
    ])('are set aside, each in a file, where one %s', async (_, poison) => {
      const warned = muted();
      await writeFile(file, lineOf(poison) + lineOf(insertion('awa')));
      const writes = await open();
      await writes.keep(insertion('moana'));
      expect(await words()).toEqual(['awa', 'moana']);
      const [name = '', ...others] = await asideFiles();
      expect(others).toEqual([]);
      const kept = path.join(`${file}-aside`, name);
      expect(JSON.parse(await readFile(kept, 'utf8'))).toEqual(poison);
      expect((await stat(kept)).mode & 0o777).toBe(0o600);
      expect((await stat(`${file}-aside`)).mode & 0o777).toBe(0o700);
      expect(warned).toHaveBeenCalledOnce();
      expect(warned.mock.lastCall?.[0]).toMatch(/^A promised record .*\b[0-9A-Z]{5}\b.*SET ASIDE/);
      expect(warned.mock.lastCall?.[0]).not.toContain('Hemi');
    });

    it('are set aside once, though the restart is cut off again and again', async () => {
      muted();
      for (let start = 0; start < 3; start += 1) {
        await writeFile(file, lineOf(insertion('')) + lineOf(insertion('awa')));
        await open();
      }
      expect(await asideFiles()).toHaveLength(1);
      expect(await words()).toEqual(['awa']);
    });

    it('are forgotten when their account has gone', async () => {
      const warned = muted();
      const orphan = { sql: "insert into words values ($1, 'nobody')", params: ['awa'] };
      await writeFile(file, lineOf(orphan));
      await open();
      expect([await words(), await asideFiles()]).toEqual([[], []]);
      expect(warned.mock.lastCall?.[0]).not.toContain('awa');
    });

    it.each(['53100', '57P03', '58030', 'ENOSPC'])(
      'wait for a database that fails with %s, in the journal, and no start waits for them',
      async (code) => {
        await writeFile(file, lineOf(insertion('awa')) + lineOf(insertion('moana')));
        await open(failing(coded(code), Infinity, 'awa'));
        expect([await words(), await inJournal(), await asideFiles()]).toEqual([
          ['moana'],
          ['awa'],
          [],
        ]);
        await opened.pop()?.close();
        await open();
        expect((await words()).toSorted()).toEqual(['awa', 'moana']);
      },
    );

    it('are set aside when the database dies of one, and dies of it again', async () => {
      muted();
      await writeFile(file, lineOf(insertion('awa')) + lineOf(insertion('moana')));
      await open(failing(new EmbeddedDatabaseDied('died'), 2, 'awa'));
      expect(await words()).toEqual(['moana']);
      expect(await asideFiles()).toHaveLength(1);
    });
  });

  it('are not given for what PostgreSQL can’t take, and what it refused is not kept later', async () => {
    const writes = await open();
    const wrong = { sql: 'insert into words values ($1::int::text)', params: ['Hemi'] };
    await expect(writes.keep(wrong)).rejects.toMatchObject({ code: '22P02' });
    await writes.keep(insertion('awa'));
    expect(await words()).toEqual(['awa']);
    await expect.poll(() => readFile(file, 'utf8')).toBe('');
    expect(await asideFiles()).toEqual([]);
  });

  it('that break a rule only when they are carried out are set aside, and hold up nothing', async () => {
    muted();
    const writes = await open();
    await writes.keep(insertion(''));
    await writes.keep(insertion('awa'));
    expect(await words()).toEqual(['awa']);
    await expect.poll(() => readFile(file, 'utf8')).toBe('');
    expect(await asideFiles()).toHaveLength(1);
  });

  it('are tried again until the database can', async () => {
    const writes = await open(failing(coded('53100'), 3, 'awa'));
    await writes.keep(insertion('awa'));
    await expect.poll(words).toEqual(['awa']);
    await expect.poll(() => readFile(file, 'utf8')).toBe('');
  });

  it('are carried out by a thread that takes another’s place, before anything else', async () => {
    const writes = await open(failing(new EmbeddedDatabaseDied('died'), 1, 'awa'));
    await writes.keep(insertion('awa'));
    await replaced(query);
    expect(await words()).toEqual(['awa']);
    await expect.poll(() => readFile(file, 'utf8')).toBe('');
  });

  it('stay in the journal when the process ends before the database can', async () => {
    const writes = await open(failing(coded('53100'), Infinity, 'awa'));
    await writes.keep(insertion('awa'));
    await writes.close();
    opened = [];
    expect(await inJournal()).toEqual(['awa']);
  });
});
