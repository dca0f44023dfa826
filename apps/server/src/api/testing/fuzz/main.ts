import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../db/index.ts';
import { fuzz } from './run-fuzz.ts';

const REQUESTS = 20_000;

const [count = REQUESTS, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
process.stdout.write(`${count} requests, seed ${seed}\n`);
const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-fuzz-'));
const database = await openDatabase({ databaseUrl: null, dataDir });
const { statuses, faults } = await fuzz(database.db, count, seed);
await database.close();
await rm(dataDir, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(statuses)}\n${faults.length} faults\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
