/**
 * A process that opens the data folder given to it, adds a row a line until it is killed, and prints
 * each row's number once it is committed.
 */
import { openDatabase } from '../index.ts';
import { rateLimits } from '../schema/index.ts';

const { db } = await openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' });
for (let hits = 0; ; hits += 1) {
  await db.insert(rateLimits).values({ key: String(hits), windowStart: new Date(), hits });
  process.stdout.write(`${hits}\n`);
}
