import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '@second-draft/server/src/db/testing/postgres-database.ts';
import type { RunningPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { openStandIns, type StandIns } from '../fixtures/world/stand-ins.ts';
import { findingsOf } from './findings.ts';
import { createTarget, type Target } from './target.ts';
import { signIn, type Teacher } from './teacher.ts';
import type { Trial } from './trial.ts';
import { startWriters, type Writers } from './writers.ts';

const WRITES_BEFORE = 6;

export interface Scene {
  targets: readonly Target[];
  teacher: Teacher;
  writers: Writers;
  dataDir: string;
  /** Waits until every server has kept a few more writes; the longest wait goes into the trial. */
  untilWell(): Promise<void>;
}

type Location = { databaseUrl: string | null; dataDir: string };

const settingsOf = (
  { settings }: StandIns,
  { databaseUrl, dataDir }: Location,
  secret: string,
) => ({
  ...settings.google,
  ...settings.model,
  DATA_DIR: dataDir,
  APP_SECRET: secret,
  RATE_LIMIT_FACTOR: '1000',
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
});

export interface Stage {
  servers: number;
  databaseUrl: string | null;
  settings?: (dataDir: string) => Record<string, string>;
}

/**
 * Starts servers at once, signs in on the first, and writes to all while `act` runs.
 * @param act returns how often the fault was made
 */
export async function stage(
  fault: string,
  { servers, databaseUrl, settings: more = () => ({}) }: Stage,
  act: (scene: Scene) => Promise<number>,
): Promise<Trial> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-crash-'));
  const standIns = await openStandIns();
  const location = { databaseUrl, dataDir };
  const secret = randomBytes(32).toString('base64');
  const settings = { ...settingsOf(standIns, location, secret), ...more(dataDir) };
  const targets = Array.from({ length: servers }, () => createTarget(settings));
  const first = await targets[0]?.running();
  const teacher = await signIn(standIns.google, first?.origin ?? '');
  const writers = startWriters(teacher, targets);
  let longest: number | null = null;
  const untilWell = async () => {
    const began = performance.now();
    await Promise.all(targets.map((target) => writers.untilKept(target, WRITES_BEFORE)));
    longest = Math.max(longest ?? 0, (performance.now() - began) / 1000);
  };
  const tries = await act({ targets, teacher, writers, dataDir, untilWell });
  await writers.stop();
  for (const target of targets) await (await target.running()).kill();
  const findings = await findingsOf(writers.journal, location);
  await standIns.close();
  await rm(dataDir, { recursive: true, force: true });
  return { fault, tries, acknowledged: findings.kept, ...findings, wellAfterSeconds: longest };
}

/** Kills each server in turn while it writes; the others must go on meanwhile. */
async function crashInTurn({ targets, writers }: Scene, crashes: number): Promise<number> {
  for (let crash = 0; crash < crashes; crash += 1) {
    const victim = targets[crash % targets.length];
    if (!victim) break;
    await writers.untilKept(victim, WRITES_BEFORE);
    const others = targets.filter((target) => target !== victim);
    await Promise.all([
      victim.crash(),
      ...others.map((other) => writers.untilKept(other, WRITES_BEFORE)),
    ]);
  }
  for (const target of targets) await writers.untilKept(target, WRITES_BEFORE);
  return crashes;
}

export const crashOneServer = (crashes: number): Promise<Trial> =>
  stage('server killed, PGlite', { servers: 1, databaseUrl: null }, (scene) =>
    crashInTurn(scene, crashes),
  );

/** Both start at once on an empty database. */
export async function crashTwoServers(postgres: RunningPostgres, crashes: number): Promise<Trial> {
  const databaseUrl = await createDatabase(postgres.url, 'nothing');
  return stage('two servers killed in turn, PostgreSQL', { servers: 2, databaseUrl }, (scene) =>
    crashInTurn(scene, crashes),
  );
}

export interface Outage {
  trial: Trial;
  away: { call: number; ready: number }[];
  back: { call: number; ready: number }[];
}

export async function stopPostgres(postgres: RunningPostgres): Promise<Outage> {
  const databaseUrl = await createDatabase(postgres.url, 'nothing');
  const outage: Omit<Outage, 'trial'> = { away: [], back: [] };
  const look = async ({ targets, teacher }: Scene) => {
    const origins = await Promise.all(targets.map((target) => target.running()));
    return Promise.all(
      origins.map(async ({ origin }) => ({
        call: await teacher.read(origin),
        ready: (await fetch(`${origin}/readyz`)).status,
      })),
    );
  };
  const trial = await stage(
    'PostgreSQL stopped and started',
    { servers: 2, databaseUrl },
    async (scene) => {
      await scene.untilWell();
      await postgres.halt();
      outage.away = await look(scene);
      await postgres.resume();
      await scene.untilWell();
      outage.back = await look(scene);
      return 1;
    },
  );
  return { trial, ...outage };
}
