import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, isDatabaseAway, openDatabase, type OpenDatabase } from '../index.ts';
import { migrationsFolder } from '../locations.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { openSilentProxy } from '../testing/silent-proxy.ts';
import { freePort } from '../testing/free-port.ts';
import { terminateBackends } from '../testing/terminate-backends.ts';
import { describeOnPostgres } from '../testing/test-databases.ts';
import type { Patience } from './connections.ts';
import { openPostgres } from './open-postgres.ts';

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' });

describe('a PostgreSQL that can’t be reached', () => {
  it('is named without its password', async () => {
    const port = await freePort();
    const refused = open(`postgresql://teacher:hunter2@127.0.0.1:${port}/drafts`);
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(refused).rejects.toThrow(
      `The database at 127.0.0.1:${port}/drafts can’t be used: nothing answers there. Check DATABASE_URL`,
    );
    await expect(refused).rejects.not.toThrow(/hunter2|teacher/);
  });
});

describeOnPostgres('a PostgreSQL', (adminUrl) => {
  it('gets its tables once, though several servers start together', async () => {
    const url = await createDatabase(adminUrl, 'nothing');
    const servers = await Promise.all([open(url), open(url), open(url)]);
    const [first] = servers;
    const applied = await first?.db.execute(
      sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`,
    );
    expect(applied).toMatchObject({ rows: [] });
    const all = readMigrationFiles({ migrationsFolder }).length;
    const counts = servers.map(({ migrationsApplied }) => migrationsApplied);
    expect(counts.filter((count) => count !== 0)).toEqual([all]);
    await Promise.all(servers.map((server) => server.ping()));
    await Promise.all(servers.map((server) => server.close()));
  });

  it('is refused with the reason when it has no such database', async () => {
    const url = new URL(adminUrl);
    url.pathname = '/nowhere';
    await expect(open(url.href)).rejects.toThrow('it has no database of that name');
  });

  it('lets queries run side by side', async () => {
    const database = await open(await createDatabase(adminUrl));
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table rate_limits`);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    await expect(database.ping()).resolves.toBeUndefined();
    release.resolve();
    await holding;
    expect(database).toMatchObject({ kind: 'postgres', countSetAside: null, backUp: null });
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });

  it('ends neither a transaction nor a statement for good where each waits for the other', async () => {
    const url = await createDatabase(adminUrl);
    const { db, close } = await open(url);
    await db.execute(sql`create table rows as select id, 0 as count from generate_series(1, 2) id`);
    const add = (id: number) => sql`update rows set count = count + 1 where id = ${id}`;
    const waiting = () =>
      db.execute(sql`select wait_event_type from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    const statements: Promise<unknown>[] = [];
    /** Takes the first row, and waits for the second. */
    const addToBoth = async () => {
      statements.push(db.execute(sql`update rows set count = count + 1`).execute());
      await expect.poll(waiting).toMatchObject({ rows: [{ wait_event_type: 'Lock' }] });
    };
    await db.transaction(async (tx) => {
      await tx.execute(add(2));
      // Once: if PostgreSQL ends this transaction, the statement waits no more when it begins again.
      if (statements.length === 0) await addToBoth();
      await tx.execute(add(1));
    });
    await Promise.all(statements);
    const counts = await db.execute(sql`select count from rows order by id`);
    expect(counts).toMatchObject({ rows: [{ count: 2 }, { count: 2 }] });
    await close();
  });

  describe('that fails', () => {
    const ALL = 10;
    let url: string;
    let database: OpenDatabase;
    const opened = async (patience?: Patience, through = url) => {
      database = await openPostgres(through, patience);
      return database;
    };
    beforeEach(async () => {
      url = await createDatabase(adminUrl);
    });
    afterEach(() => database.close());

    const many = async (work: () => Promise<unknown>) =>
      (await Promise.allSettled(Array.from({ length: ALL }, work))).map(({ status }) => status);

    it('within transactions fails these alone, as away, and serves at once again', async () => {
      const { db, ping } = await opened();
      const begun = Array.from({ length: ALL }, () => Promise.withResolvers<void>());
      const ended = Promise.withResolvers<void>();
      const failures = begun.map(async ({ resolve }) =>
        db
          .transaction(async (tx) => {
            await tx.execute(sql`select 1`);
            resolve();
            await ended.promise;
            await tx.execute(sql`select 2`);
          })
          .then(
            () => 'kept',
            (error: unknown) => isDatabaseAway(error),
          ),
      );
      await Promise.all(begun.map(({ promise }) => promise));
      await terminateBackends(url);
      ended.resolve();
      expect(await Promise.all(failures)).toEqual(begun.map(() => true));
      expect(await many(ping)).toEqual(Array(ALL).fill('fulfilled'));
      expect(database.connections?.()).toMatchObject({ waiting: 0 });
    });

    it('no transaction but by its own work keeps every connection', async () => {
      const { db, ping, connections } = await opened();
      const refused = many(() => db.transaction(() => Promise.reject(new Error('on purpose'))));
      expect(await refused).toEqual(Array(ALL).fill('rejected'));
      expect(connections?.()).toEqual({ open: ALL, idle: ALL, waiting: 0 });
      expect(await many(ping)).toEqual(Array(ALL).fill('fulfilled'));
    });

    it('before transactions begin leaves no connection behind', async () => {
      const { db, ping } = await opened();
      for (let round = 0; round < 3; round += 1) {
        await many(ping);
        await Promise.all([
          terminateBackends(url),
          many(() => db.transaction((tx) => tx.execute(sql`select 1`))),
        ]);
      }
      await expect.poll(() => many(ping)).toEqual(Array(ALL).fill('fulfilled'));
    });

    it('by falling silent is given up, and used again once it can be heard', async () => {
      const network = await openSilentProxy(url);
      const { db, ping } = await opened({ silentMs: 1_000 }, network.url);
      await many(ping);
      network.fallSilent();
      const calls = many(ping);
      const transactions = many(() => db.transaction((tx) => tx.execute(sql`select 1`)));
      expect(await calls).toEqual(Array(ALL).fill('rejected'));
      expect(await transactions).toEqual(Array(ALL).fill('rejected'));
      await expect(ping().catch((error: unknown) => isDatabaseAway(error))).resolves.toBe(true);
      network.recover();
      await expect.poll(() => many(ping)).toEqual(Array(ALL).fill('fulfilled'));
      await database.close();
      await network.close();
      await opened();
    });

    it('is not kept waiting by a transaction that a server has left open', async () => {
      await opened();
      const answer = await database.db.execute(
        sql`select setting::int > 0 as bounded from pg_settings
            where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
      );
      expect(answer).toMatchObject({ rows: [{ bounded: true }, { bounded: true }] });
    });
  });
});
