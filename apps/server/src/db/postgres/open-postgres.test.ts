import { createServer } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, it, describe } from 'vitest';
import { DatabaseUnavailable, openDatabase } from '../index.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { describeOnPostgres } from '../testing/test-databases.ts';

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' });

/** The address of a port that nothing listens on any more. */
async function freedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('a PostgreSQL that can’t be reached', () => {
  it('is named without its password', async () => {
    const port = await freedPort();
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
    await database.close();
  });
});
