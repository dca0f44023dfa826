import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../api/testing/open-api.ts';
import { readConfig } from '../config/index.ts';
import { teacher } from '../google/testing/school.ts';
import { serverFolder } from '../location.ts';
import { understand } from '../operator/command-line.ts';
import { runAdmin } from '../operator/testing/run-admin.ts';
import { openDatabase, type Database } from './index.ts';
import { BackupRefused } from './problems.ts';
import { accounts, rateLimits } from './schema/index.ts';
import { createDatabase } from './testing/postgres-database.ts';
import { postgresPrograms } from './testing/run-postgres.ts';
import { sampleAccount } from './testing/sample-account.ts';
import { describeOnPostgres, temporaryFolder } from './testing/test-databases.ts';

const guide = path.resolve(serverFolder, '../../docs/operating.md');

async function runGuides(name: string, env: Record<string, string>): Promise<void> {
  const text = await readFile(guide, 'utf8');
  const commands = new RegExp(`\`\`\`sh ${name}\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (commands === undefined) throw new Error(`The guide has no commands called ${name}`);
  const programs = postgresPrograms() ?? '';
  const PATH = `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`;
  await promisify(execFile)('sh', ['-euc', commands], { env: { PATH, ...env } });
}

const hit = (hits: number) => ({ key: String(hits), windowStart: new Date(), hits });

async function contentsOf(db: Database) {
  const [teachers, hits] = await Promise.all([
    db.select().from(accounts),
    db.select().from(rateLimits),
  ]);
  return { teachers, hits: hits.map((row) => row.hits).toSorted((one, other) => one - other) };
}

let folder: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
});
afterAll(() => remove());

/** A database's files are copied and opened several times. */
const PATIENCE_MS = 120_000;

describe('a backup of the embedded database', { timeout: PATIENCE_MS }, () => {
  const open = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir });
  const restore = async (dataDir: string, from: string) => {
    const answer = await understand(['restore', from])?.runStopped?.(
      readConfig({ DATA_DIR: dataDir }),
    );
    return answer?.kind === 'done' ? answer.sentence : '';
  };

  it('is of one moment while it is written to, and is restored by the operator’s command', async () => {
    const source = await open(path.join(folder, 'source'));
    await source.db.insert(accounts).values(sampleAccount('kept'));
    const backup = path.join(folder, 'backup');
    const before = [0, 1, 2].map((hits) => source.db.insert(rateLimits).values(hit(hits)));
    await Promise.all(before);
    const [, after] = await Promise.all([
      source.backUp?.(backup),
      source.db.insert(rateLimits).values(hit(3)).returning(),
    ]);
    expect(after).toHaveLength(1);
    expect((await stat(backup)).mode & 0o777).toBe(0o700);

    const dataDir = path.join(folder, 'restored');
    const first = await open(dataDir);
    await first.db.insert(accounts).values(sampleAccount('overwritten'));
    await first.close();
    await restore(dataDir, backup);
    const restored = await open(dataDir);
    const { teachers, hits } = await contentsOf(restored.db);
    expect(teachers).toEqual((await contentsOf(source.db)).teachers);
    expect([
      [0, 1, 2],
      [0, 1, 2, 3],
    ]).toContainEqual(hits);
    await restored.db.insert(rateLimits).values(hit(4));
    await Promise.all([restored.close(), source.close()]);
  });

  it('is made by the operator’s command while the server runs', async () => {
    const dataDir = path.join(folder, 'served');
    const api = await openApi(null, { DATA_DIR: dataDir });
    await api.signedIn(teacher);
    const backup = path.join(folder, 'served-backup');
    const ran = await runAdmin({ DATA_DIR: dataDir }, ['backup', backup]);
    expect(ran).toMatchObject({ code: 0, problem: '' });
    const again = await runAdmin({ DATA_DIR: dataDir }, ['backup', backup]);
    expect(again.problem).toContain('already');
    const whileItRuns = runAdmin({ DATA_DIR: dataDir }, ['restore', backup, '--yes']);
    expect(await whileItRuns).toMatchObject({ code: 1, problem: 'Stop the server first.\n' });
    await api.close();
    const restoredDir = path.join(folder, 'served-restored');
    await restore(restoredDir, backup);
    const restored = await open(restoredDir);
    expect((await contentsOf(restored.db)).teachers).toMatchObject([{ email: teacher.email }]);
    await restored.close();
  });

  it('is restored a second time too, and what was there each time is kept', async () => {
    const dataDir = path.join(folder, 'twice');
    const backup = path.join(folder, 'twice-backup');
    const first = await open(dataDir);
    await first.db.insert(rateLimits).values(hit(1));
    await first.backUp?.(backup);
    await first.close();
    for (const spoiled of [10, 20]) {
      const server = await open(dataDir);
      await server.db.insert(rateLimits).values(hit(spoiled));
      await expect(restore(dataDir, backup)).rejects.toThrow('in use');
      await server.close();
      const aside = /from before is in (\S+)\./.exec(await restore(dataDir, backup))?.[1] ?? '';
      expect((await stat(path.join(aside, 'pglite'))).isDirectory()).toBe(true);
      const restored = await open(dataDir);
      expect((await contentsOf(restored.db)).hits).toEqual([1]);
      await restored.close();
    }
    const kept = (await readdir(dataDir)).filter((name) => name.startsWith('before-'));
    expect(kept).toHaveLength(2);
  });

  it('that is none, or damaged, replaces nothing', async () => {
    const dataDir = path.join(folder, 'careful');
    const server = await open(dataDir);
    await server.db.insert(rateLimits).values(hit(1));
    const damaged = path.join(folder, 'damaged');
    await server.backUp?.(damaged);
    await server.close();
    await rm(path.join(damaged, 'global'), { recursive: true });
    for (const from of [path.join(folder, 'no-backup'), damaged])
      await expect(restore(dataDir, from)).rejects.toThrow(from);
    const after = await open(dataDir);
    expect((await contentsOf(after.db)).hits).toEqual([1]);
    await after.close();
  });

  it('overwrites nothing, says where there is something, and leaves nothing half made', async () => {
    const source = await open(path.join(folder, 'cautious'));
    const taken = path.join(folder, 'taken');
    await mkdir(taken);
    const refused = source.backUp?.(taken);
    await expect(refused).rejects.toBeInstanceOf(BackupRefused);
    await expect(refused).rejects.toThrow(taken);
    const impossible = path.join(folder, 'cautious', 'lock', 'backup');
    await expect(source.backUp?.(impossible)).rejects.toBeInstanceOf(BackupRefused);
    await expect(source.ping()).resolves.toBeUndefined();
    await source.close();
  });
});

describeOnPostgres('a backup of PostgreSQL', (adminUrl) => {
  it('is made and restored by the commands of the guide', async () => {
    const from = await createDatabase(adminUrl);
    const source = await openDatabase({ databaseUrl: from, dataDir: '' });
    await source.db.insert(accounts).values(sampleAccount('kept'));
    await source.db.insert(rateLimits).values([hit(1), hit(2)]);
    const backup = path.join(folder, 'postgres.backup');
    await runGuides('backup-postgres', { DATABASE_URL: from, BACKUP: backup });

    expect((await stat(backup)).mode & 0o777).toBe(0o600);

    const to = new URL(await createDatabase(adminUrl, 'nothing'));
    const admin = {
      ADMIN_URL: adminUrl,
      DATABASE_NAME: to.pathname.slice(1),
      DATABASE_OWNER: to.username,
    };
    // A second time too: the database is emptied first.
    for (let time = 0; time < 2; time += 1)
      await runGuides('restore-postgres', { ...admin, DATABASE_URL: to.href, BACKUP: backup });
    const restored = await openDatabase({ databaseUrl: to.href, dataDir: '' });
    expect(await contentsOf(restored.db)).toEqual(await contentsOf(source.db));
    await restored.db.insert(rateLimits).values(hit(3));
    await Promise.all([restored.close(), source.close()]);
  });
});
