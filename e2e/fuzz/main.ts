import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@second-draft/server/src/db/index.ts';
import { fuzz, openFuzzed } from './run-fuzz.ts';

const REQUESTS = 100_000;
const SLOW_MS = 1_000;

const [count = REQUESTS, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 1000);

console.log(`${count} requests, seed ${seed}`);
const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-fuzz-'));
const location = { databaseUrl: null, dataDir };
const database = await openDatabase(location);
const start = performance.now();
const { statuses, faults, slowest, accepted, load } = await fuzz(database.db, {
  count,
  seed,
  slowMs: SLOW_MS,
  onProgress: (answered) =>
    process.stderr.write(`${answered} answered after ${secondsSince(start)} s\n`),
});
await database.close();
console.log(`${secondsSince(start)} s, load ${load.toFixed(1)}`);
console.log(JSON.stringify(statuses));
for (const { ms, request } of slowest) console.log(`${Math.round(ms)} ms ${request}`);

// A restarted server must still have what was accepted.
const again = await openDatabase(location);
const { api, hers } = await openFuzzed(again.db);
const missing = await accepted.missingFor(hers);
await api.close();
await again.close();
await rm(dataDir, { recursive: true, force: true });
console.log(`${accepted.count()} addresses read after a restart, ${missing.length} in vain`);
console.log(`${faults.length} faults`);
for (const fault of [...faults, ...missing]) console.log(fault);
process.exitCode = faults.length + missing.length === 0 ? 0 : 1;
