/**
 * A process that opens the data folder given to it, adds a row a line until it is killed, and prints
 * each row's number once it is committed; or once it is promised, when told to `keep` them.
 */
import { openDatabase } from '../index.ts';
import { rateLimits } from '../schema/index.ts';

const [, , dataDir = '', how] = process.argv;
const { db } = await openDatabase({ databaseUrl: null, dataDir });
for (let hits = 0; ; hits += 1) {
  const insertion = db
    .insert(rateLimits)
    .values({ key: String(hits), windowStart: new Date(), hits })
    .onConflictDoNothing();
  await (how === 'keep' ? db.keep(insertion.toSQL()) : insertion);
  process.stdout.write(`${hits}\n`);
}
