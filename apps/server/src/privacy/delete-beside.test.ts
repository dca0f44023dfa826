import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { hasNoOwner, openDatabase, type Database } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { postings } from '../db/schema/postings.ts';
import { createDatabase } from '../db/testing/postgres-database.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnPostgres } from '../db/testing/test-databases.ts';
import { postingKey } from '../postings/posting.ts';
import { createPostingStore } from '../postings/store/posting-store.ts';
import { deleteAccount } from './index.ts';

const accountId = 'mere';
const key = postingKey(accountId, 'recount', 'Ka pai!');
/** What was posted before is over at once: the next posting is another, with its own consent. */
const times = { claim: 0, fresh: 0, same: 0 };

const partsOn = (db: Database) => ({
  db,
  classroom: { revoke: null },
  tokensOf: async () => [],
  trials: { remember: async () => undefined },
  cancelPayments: async () => undefined,
  forgetCounts: async () => undefined,
});

const waiting = (db: Database) =>
  db.$count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

/** Holds the teacher's postings until it is told to let go. */
async function holdPostings(db: Database) {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holding = db.transaction(async (transaction) => {
    await transaction.select().from(postings).for('update');
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return () => {
    letGo.resolve();
    return holding;
  };
}

describeOnPostgres('an account that is deleted', (adminUrl) => {
  it('goes though a comment is being posted, each waiting for what the other holds', async () => {
    const databaseUrl = await createDatabase(adminUrl);
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    await db.insert(accounts).values(sampleAccount(accountId));
    const store = createPostingStore(db, times);
    await store.begin(key);
    const letGo = await holdPostings(db);
    const posting = store.begin(key).then(
      () => 'begun',
      (error: unknown) => (hasNoOwner(error) ? 'of nobody' : error),
    );
    await expect.poll(() => waiting(db)).toBe(1);
    const deletion = deleteAccount(partsOn(db), accountId, logged().log);
    await expect.poll(() => waiting(db)).toBe(2);
    await letGo();
    expect(await deletion).toEqual({ accessRevoked: null });
    expect(['begun', 'of nobody']).toContain(await posting);
    expect(await db.$count(postings)).toBe(0);
    await close();
  });
});
