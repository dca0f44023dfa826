import { createDatabase } from '@second-draft/server/src/db/testing/postgres-database.ts';
import type { RunningPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { openSilentProxy } from '@second-draft/server/src/db/testing/silent-proxy.ts';
import { terminateBackends } from '@second-draft/server/src/db/testing/terminate-backends.ts';
import { stage, stopPostgres } from './trials.ts';
import type { Trial } from './trial.ts';

/** Ends every connection, even within a transaction. */
export async function killedBackends(postgres: RunningPostgres, tries: number): Promise<Trial> {
  const databaseUrl = await createDatabase(postgres.url, 'nothing');
  return stage('backends terminated', { servers: 2, databaseUrl }, async (scene) => {
    await scene.untilWell();
    for (let turn = 0; turn < tries * 10; turn += 1) {
      await terminateBackends(databaseUrl);
      await scene.untilWell();
    }
    return tries * 10;
  });
}

/** Open connections fall silent without being closed, until each call times out; new ones work. */
export async function silentNetwork(postgres: RunningPostgres): Promise<Trial> {
  const databaseUrl = await createDatabase(postgres.url, 'nothing');
  const network = await openSilentProxy(databaseUrl);
  const trial = await stage(
    'network silent for connections that are open',
    { servers: 1, databaseUrl: network.url },
    async (scene) => {
      await scene.untilWell();
      network.fallSilent();
      network.recover();
      await scene.untilWell();
      return 1;
    },
  );
  await network.close();
  return trial;
}

export const stopped = async (postgres: RunningPostgres): Promise<Trial> =>
  (await stopPostgres(postgres)).trial;
