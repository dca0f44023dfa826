import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnedDatabase } from './database.ts';
import { runGuide } from './guide.ts';
import { run } from './machine.ts';
import type { Server } from './servers.ts';

export interface BackupPlace {
  folder: string;
  /** The Node that the release runs on. */
  node: string;
  /** The database `postgres`, of a user who may make others. */
  adminUrl: string;
}

/** A sealed backup, the drill, and a restore that is done twice. */
export async function rehearseBackups(
  { folder, node, adminUrl }: BackupPlace,
  release: string,
  owned: OwnedDatabase,
  servers: readonly Server[],
): Promise<boolean> {
  const backups = path.join(folder, 'backups');
  const key = path.join(folder, 'backup.key');
  const recipients = path.join(folder, 'recipients');
  await run('age-keygen', ['--output', key]);
  await writeFile(recipients, (await run('age-keygen', ['-y', key])).stdout);
  const env = {
    PREFIX: release,
    NODE: node,
    DATABASE_URL: owned.url,
    DATABASE_PASSWORD: owned.password,
    PGPASSWORD: owned.password,
    ADMIN_URL: adminUrl,
    DATABASE_NAME: owned.name,
    DATABASE_OWNER: owned.owner,
    BACKUP_DIR: backups,
    BACKUP_RECIPIENTS: recipients,
    BACKUP_KEY: key,
    BACKUP: path.join(folder, 'plain.dump'),
  };
  await runGuide('backup-sealed', env);
  const drilled = await runGuide('drill', env);
  console.log(`Drill: ${drilled.trim().split('/').at(-1)}`);
  await runGuide('backup-postgres', env);
  const count = () =>
    run('psql', [owned.wholeUrl, '-Atc', 'select count(*) from drafts']).then(({ stdout }) =>
      stdout.trim(),
    );
  const before = await count();
  await Promise.all(servers.map((server) => server.stop()));
  for (let time = 1; time <= 2; time += 1) {
    await runGuide('restore-postgres', env);
    const after = await count();
    console.log(`Restored, time ${time}: ${after} drafts of ${before}.`);
    if (after !== before) return false;
  }
  return true;
}
