import { MINUTE_MS } from '@second-draft/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '@second-draft/server/src/db/testing/postgres-database.ts';
import {
  runPostgres,
  type RunningPostgres,
} from '@second-draft/server/src/db/testing/run-postgres.ts';
import * as disk from './disk-faults.ts';
import { dropPostings, postTwiceAtOnce } from './postings.ts';
import { killAgainAndAgain } from './kills.ts';
import * as network from './postgres-faults.ts';
import { headings, isGood, rowOf, type Trial } from './trial.ts';
import { crashOneServer, crashTwoServers } from './trials.ts';

const KILLS = 500;
const CRASHES = 25;
const FAULTS = 5;
/** One at each millisecond from 0 to 200. */
const DROPS = 201;
/** No kill begins later than this. */
const MINUTES = 20;

const lanes = ['1', '2', '3'];

const [part = 'all', times, minutes = MINUTES] = process.argv.slice(2);
const count = (usual: number) => (times === undefined ? usual : Number(times));
const until = performance.now() + Number(minutes) * MINUTE_MS;

type Part = (postgres: RunningPostgres | null) => AsyncGenerator<Trial>;

const onPostgres = (part: (postgres: RunningPostgres) => AsyncGenerator<Trial>): Part =>
  async function* (postgres) {
    if (postgres === null) console.log('No PostgreSQL is installed: SKIPPED what needs one.');
    else yield* part(postgres);
  };

const parts: Readonly<Record<string, Part>> = {
  async *'kills-embedded'() {
    const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-kills-'));
    const places = lanes.map((lane) => ({ databaseUrl: null, dataDir: path.join(folder, lane) }));
    yield killAgainAndAgain('killed, PGlite', places, { kills: count(KILLS), until });
    await rm(folder, { recursive: true, force: true });
  },
  'kills-postgres': onPostgres(async function* ({ url }) {
    const places = lanes.map(async () => ({
      databaseUrl: await createDatabase(url, 'nothing'),
      dataDir: '',
    }));
    const limits = { kills: count(KILLS), until };
    yield killAgainAndAgain('killed, PostgreSQL', await Promise.all(places), limits);
  }),
  async *servers() {
    yield crashOneServer(count(CRASHES));
  },
  'two-servers': onPostgres(async function* (postgres) {
    yield crashTwoServers(postgres, count(CRASHES));
  }),
  async *postings() {
    yield dropPostings(count(DROPS));
    yield postTwiceAtOnce(count(CRASHES));
  },
  async *disk() {
    for (const fault of Object.values(disk)) yield fault(count(FAULTS));
  },
  network: onPostgres(async function* (postgres) {
    for (const fault of Object.values(network)) yield fault(postgres, count(FAULTS));
  }),
};

const chosen = part === 'all' ? Object.keys(parts) : [part];
if (chosen.some((name) => parts[name] === undefined) || !(count(1) >= 1) || !(Number(minutes) > 0))
  throw new Error(
    `npm run crash-test -- [all|${Object.keys(parts).join('|')}] [how often] [how many minutes of kills]`,
  );

const postgres = await runPostgres();
console.log(headings);
for (const name of chosen)
  for await (const trial of parts[name]?.(postgres) ?? []) {
    console.log(rowOf(trial));
    if (!isGood(trial)) process.exitCode = 1;
  }
await postgres?.stop();
const load = loadavg().map((one) => one.toFixed(1));
console.log(
  `It took ${Math.round(performance.now() / 1000)} s; the machine’s load was ${load.join(', ')}.`,
);
