import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '@second-draft/server/src/db/testing/postgres-database.ts';
import type { RunningPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { openStandIns, type StandIns } from '../fixtures/stand-ins.ts';
import { findingsOf, type Findings } from './findings.ts';
import { createTarget, type Target } from './target.ts';
import { signIn, type Teacher } from './teacher.ts';
import { startWriters, type Writers } from './writers.ts';

/** Writes between one crash and the next. */
const WRITES_BEFORE = 6;

interface Scene {
  targets: readonly Target[];
  teacher: Teacher;
  writers: Writers;
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

/** Starts servers at the same moment, signs in on the first, and writes to all while `act` runs. */
async function stage(
  servers: number,
  databaseUrl: string | null,
  act: (scene: Scene) => Promise<void>,
): Promise<Findings> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-crash-'));
  const standIns = await openStandIns();
  const location = { databaseUrl, dataDir };
  const settings = settingsOf(standIns, location, randomBytes(32).toString('base64'));
  const targets = Array.from({ length: servers }, () => createTarget(settings));
  const first = await targets[0]?.running();
  const teacher = await signIn(standIns.google, first?.origin ?? '');
  const writers = startWriters(teacher, targets);
  await act({ targets, teacher, writers });
  await writers.stop();
  for (const target of targets) await (await target.running()).kill();
  const findings = await findingsOf(writers.journal, location);
  await standIns.close();
  await rm(dataDir, { recursive: true, force: true });
  return findings;
}

/** Kills each server in turn while it writes; the others must go on meanwhile. */
async function crashInTurn({ targets, writers }: Scene, crashes: number): Promise<void> {
  for (let crash = 0; crash < crashes; crash += 1) {
    const victim = targets[crash % targets.length];
    if (!victim) return;
    await writers.untilKept(victim, WRITES_BEFORE);
    const others = targets.filter((target) => target !== victim);
    await Promise.all([
      victim.crash(),
      ...others.map((other) => writers.untilKept(other, WRITES_BEFORE)),
    ]);
  }
  for (const target of targets) await writers.untilKept(target, WRITES_BEFORE);
}

/** One server on the embedded database, killed again and again while it writes. */
export const crashOneServer = (crashes: number): Promise<Findings> =>
  stage(1, null, (scene) => crashInTurn(scene, crashes));

/** Two servers on one PostgreSQL, started at once on an empty database, killed in turn. */
export async function crashTwoServers(
  postgres: RunningPostgres,
  crashes: number,
): Promise<Findings> {
  const databaseUrl = await createDatabase(postgres.url, 'nothing');
  return stage(2, databaseUrl, (scene) => crashInTurn(scene, crashes));
}

/** What was seen while PostgreSQL was away, and after. */
export interface Outage {
  findings: Findings;
  /** Statuses of a call of the API, and of `/readyz`, while it was away. */
  away: { call: number; ready: number }[];
  /** Statuses on the other server than the one that was signed in on, after it was back. */
  back: { call: number; ready: number }[];
}

/** PostgreSQL stops under two servers that write, and starts again. */
export async function stopPostgres(postgres: RunningPostgres): Promise<Outage> {
  const databaseUrl = await createDatabase(postgres.url, 'nothing');
  const outage: Omit<Outage, 'findings'> = { away: [], back: [] };
  const look = async ({ targets, teacher }: Scene) => {
    const origins = await Promise.all(targets.map((target) => target.running()));
    return Promise.all(
      origins.map(async ({ origin }) => ({
        call: await teacher.read(origin),
        ready: (await fetch(`${origin}/readyz`)).status,
      })),
    );
  };
  const findings = await stage(2, databaseUrl, async (scene) => {
    const { targets, writers } = scene;
    const keepWriting = () =>
      Promise.all(targets.map((target) => writers.untilKept(target, WRITES_BEFORE)));
    await keepWriting();
    await postgres.halt();
    outage.away = await look(scene);
    await postgres.resume();
    await keepWriting();
    outage.back = await look(scene);
  });
  return { findings, ...outage };
}
