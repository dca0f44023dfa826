import { appendFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataFolderInUse, openDatabase } from '@second-draft/server/src/db/index.ts';
import { stage, type Scene } from './trials.ts';
import type { Trial } from './trial.ts';

const shim = pathToFileURL(path.join(import.meta.dirname, 'faulty-disk.mjs')).href;

type Fault = 'full' | 'short' | 'fsync' | 'datasync' | 'thread';

const faultsIn = (dataDir: string) => path.join(dataDir, 'faults');

const onFaultyDisk = {
  servers: 1,
  databaseUrl: null,
  settings: (dataDir: string) => ({
    NODE_OPTIONS: `--import ${shim}`,
    FAULTS: faultsIn(dataDir),
  }),
};

async function setFault({ dataDir }: Scene, fault: Fault): Promise<() => Promise<void>> {
  const file = path.join(faultsIn(dataDir), fault);
  await mkdir(faultsIn(dataDir), { recursive: true });
  await writeFile(file, '');
  return () => rm(file, { force: true });
}

const oneThatStrikes = (name: string, fault: Fault) => (tries: number) =>
  stage(name, onFaultyDisk, async (scene) => {
    await scene.untilWell();
    for (let turn = 0; turn < tries; turn += 1) {
      await setFault(scene, fault);
      await scene.untilWell();
    }
    return tries;
  });

export const deadThread = oneThatStrikes('database thread dies within a commit', 'thread');
export const failedSync = oneThatStrikes('a sync of the database fails', 'fsync');
export const failedJournal = oneThatStrikes('a sync of the journal fails', 'datasync');

export const fullDisk = (tries: number): Promise<Trial> =>
  stage('disk full', onFaultyDisk, async (scene) => {
    for (let turn = 0; turn < tries; turn += 1) {
      await scene.untilWell();
      const makeRoom = await setFault(scene, 'full');
      await scene.writers.untilRefused();
      await makeRoom();
      await scene.untilWell();
    }
    return tries;
  });

export const shortWrites = (tries: number): Promise<Trial> =>
  stage('short writes, and a kill', onFaultyDisk, async (scene) => {
    await setFault(scene, 'short');
    for (let turn = 0; turn < tries; turn += 1) {
      await scene.untilWell();
      await scene.targets[0]?.crash();
    }
    await scene.untilWell();
    return tries;
  });

/** The journal holds a statement that can't be applied, then a torn line; the server must start. */
export const poisonedStatement = (tries: number): Promise<Trial> =>
  stage('poisoned statement, and a torn line', onFaultyDisk, async (scene) => {
    const poison = { sql: 'insert into completions (id) values ($1)', params: ['half an emoji'] };
    for (let turn = 0; turn < tries; turn += 1) {
      await scene.untilWell();
      await scene.targets[0]?.crash(async () => {
        const journal = path.join(scene.dataDir, 'pglite.journal');
        await appendFile(journal, `${JSON.stringify({ ...poison, turn })}\n{"sql":"insert in`);
      });
    }
    await scene.untilWell();
    const aside = await readdir(path.join(scene.dataDir, 'set-aside'));
    if (aside.length === 0) throw new Error('Nothing was set aside.');
    return tries;
  });

/** Each kill loses what wasn't synced: the server restarts on a copy of what was. */
export async function powerCut(tries: number): Promise<Trial> {
  const synced = await mkdtemp(path.join(tmpdir(), 'second-draft-synced-'));
  const settings = () => ({ NODE_OPTIONS: `--import ${shim}`, SYNCED: synced });
  const trial = await stage(
    'power cut: unsynced bytes lost',
    { servers: 1, databaseUrl: null, settings },
    async ({ dataDir, targets, untilWell }) => {
      for (let turn = 0; turn < tries; turn += 1) {
        await untilWell();
        await targets[0]?.crash(async () => {
          await rm(dataDir, { recursive: true, force: true });
          await cp(synced, dataDir, { recursive: true });
        });
      }
      await untilWell();
      return tries;
    },
  );
  await rm(synced, { recursive: true, force: true });
  return trial;
}

export const secondProcess = (tries: number): Promise<Trial> =>
  stage('another process on its folder', { servers: 1, databaseUrl: null }, async (scene) => {
    for (let turn = 0; turn < tries; turn += 1) {
      const { dataDir } = scene;
      const opened = await openDatabase({ databaseUrl: null, dataDir }).catch(
        (error: unknown) => error,
      );
      if (!(opened instanceof DataFolderInUse)) throw new Error('Both have it open.');
      await scene.untilWell();
    }
    return tries;
  });
