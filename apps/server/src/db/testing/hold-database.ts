/**
 * A process that opens the given database (a PostgreSQL URL or a data folder), inserts rows until
 * it is killed, and prints each row's key once it is committed or promised.
 */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../index.ts';
import { rateLimits } from '../schema/index.ts';

const [, , place = '', how] = process.argv;
const isAddress = place.startsWith('postgres');
const { db } = await openDatabase({
  databaseUrl: isAddress ? place : null,
  dataDir: isAddress ? '' : place,
});
for (let hits = 0; ; hits += 1) {
  const key = randomUUID();
  const insertion = db
    .insert(rateLimits)
    .values({ key, windowStart: new Date(), hits })
    .onConflictDoNothing();
  const isPromised = how === 'both' ? hits % 2 === 0 : how === 'keep';
  await (isPromised ? db.keep(insertion.toSQL()) : insertion);
  process.stdout.write(`${key}\n`);
}
