import path from 'node:path';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { runGuide } from './guide.ts';
import { run } from './machine.ts';
import { createServer } from './servers.ts';

const GRANTED = 'mere@awa.school.nz';

/**
 * The embedded database: backed up while its server runs, restored twice.
 * @throws Error when what was backed up isn't there again
 */
export async function rehearseEmbedded(
  folder: string,
  release: string,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...given, DATA_DIR: path.join(folder, 'embedded') };
  const ports = { port: await freePort(), metricsPort: await freePort() };
  const server = createServer(ports, path.join(folder, 'embedded.log'), env);
  const admin = (...words: string[]) =>
    run(path.join(release, 'bin/second-draft'), ['admin', ...words], { env });
  const BACKUP = path.join(folder, 'embedded-backup');
  await server.start(release);
  await admin('grant', GRANTED, '--until', '2099-12-31');
  await runGuide('backup-embedded', { ...env, BACKUP });
  await admin('revoke', GRANTED);
  await server.stop();
  for (let time = 1; time <= 2; time += 1) {
    await runGuide('restore-embedded', { ...env, BACKUP }, 'yes\n');
    await server.start(release);
    const { stdout } = await admin('list');
    if (!stdout.includes(GRANTED)) throw new Error(`Restoring, time ${time}, restored nothing.`);
    await admin('revoke', GRANTED);
    await server.stop();
  }
  console.log('Embedded database: backed up while it ran, and restored twice.');
}
