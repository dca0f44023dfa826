import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '@second-draft/server/src/db/index.ts';
import * as schema from '@second-draft/server/src/db/schema/index.ts';
import { pinnedNode } from '../fixtures/world/server-process.ts';
import type { Trial } from './trial.ts';

/** Bundled by scripts/tests/bundle-holder.mjs. */
const holder = process.env['CRASH_TEST_HOLDER'] ?? '';

/** A kill comes after a random number of rows up to this, and a random pause up to the next. */
const ROWS_MOST = 4;
const PAUSE_MOST_MS = 12;

interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

async function killOne({ databaseUrl, dataDir }: Place, acknowledged: Set<string>): Promise<void> {
  const child = spawn(pinnedNode, [holder, databaseUrl ?? dataDir, 'both'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rows = 1 + Math.floor(Math.random() * ROWS_MOST);
  let seen = 0;
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const key of lines) acknowledged.add(key);
    const before = seen;
    seen += lines.length;
    if (before < rows && seen >= rows)
      setTimeout(() => child.kill('SIGKILL'), Math.random() * PAUSE_MOST_MS);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== null) throw new Error(`A process ended by itself, with ${code}.`);
}

async function keysIn(place: Place): Promise<string[]> {
  const { db, close } = await openDatabase(place);
  const rows = await db.select({ key: schema.rateLimits.key }).from(schema.rateLimits);
  await close();
  return rows.map(({ key }) => key);
}

async function chain(place: Place, { kills, until }: Limits) {
  const acknowledged = new Set<string>();
  let tries = 0;
  for (; tries < kills && performance.now() < until; tries += 1) await killOne(place, acknowledged);
  const found = await keysIn(place);
  const kept = new Set(found);
  return {
    tries,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((key) => !kept.has(key)),
    twice: found.filter((key, index) => found.indexOf(key) !== index),
  };
}

export interface Limits {
  kills: number;
  until: number;
}

/**
 * On each place one process after another, each starting on what the one before left behind. Only
 * the database is started, so that a thousand kills are affordable.
 */
export async function killAgainAndAgain(
  fault: string,
  places: readonly Place[],
  { kills, until }: Limits,
): Promise<Trial> {
  const each = { kills: Math.ceil(kills / places.length), until };
  const done = await Promise.all(places.map((place) => chain(place, each)));
  const sum = (one: 'tries' | 'acknowledged') =>
    done.reduce((total, chained) => total + chained[one], 0);
  const tries = sum('tries');
  return {
    fault,
    tries,
    acknowledged: sum('acknowledged'),
    lost: done.flatMap(({ lost }) => lost),
    twice: done.flatMap(({ twice }) => twice),
    unexpected: tries < kills ? [`only ${tries} of ${kills} kills fitted into the time`] : [],
    wellAfterSeconds: null,
  };
}
