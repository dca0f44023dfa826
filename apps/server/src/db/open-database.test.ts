import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from './index.ts';
import { accounts, consents, postings, rateLimits, rubrics, sessions } from './schema/index.ts';
import { sampleAccount } from './testing/sample-account.ts';
import { describeOnBothDatabases } from './testing/test-databases.ts';

describeOnBothDatabases('the database', (database) => {
  beforeEach(async () => {
    await database().delete(accounts);
    await database().delete(rateLimits);
  });

  const addAccount = async (id: string) => {
    const account = sampleAccount(id);
    await database().insert(accounts).values(account);
    return account;
  };
  const hits = (db: Database, key: string) =>
    db.select().from(rateLimits).where(eq(rateLimits.key, key));

  it('gives back settings, students and times as they were put in', async () => {
    const account = await addAccount('round-trip');
    const [kept] = await database().select().from(accounts).where(eq(accounts.id, account.id));
    expect(kept).toMatchObject(account);
    expect(kept?.createdAt).toBeInstanceOf(Date);
  });

  it('gives back the bytes of a file as plain bytes', async () => {
    const { id: accountId } = await addAccount('bytes');
    const pdf = new Uint8Array([0, 1, 127, 128, 255, 37, 80, 68, 70]);
    const rubric = { id: 'a'.repeat(24), accountId, title: 'Pūrākau', pdf, text: '' };
    await database().insert(rubrics).values(rubric);
    const [kept] = await database().select().from(rubrics).where(eq(rubrics.accountId, accountId));
    expect(kept?.pdf).toStrictEqual(pdf);
    expect(kept?.title).toBe('Pūrākau');
  });

  it('gives back lists of texts, and removes a session with its account', async () => {
    const { id: accountId } = await addAccount('lists');
    const scopes = ['openid', 'with space', 'with "quotes", and comma'];
    const at = new Date('2026-11-20T08:30:00.123Z');
    const session = { idHash: 'hash', accountId, tokenCiphertext: 'x', scopes };
    await database()
      .insert(sessions)
      .values({ ...session, tokenExpires: at, expiresAt: at });
    const [kept] = await database().select().from(sessions);
    expect(kept).toMatchObject({ ...session, tokenExpires: at });
    await database().delete(accounts).where(eq(accounts.id, accountId));
    expect(await database().select().from(sessions)).toEqual([]);
  });

  it('gives back the numbers of rows as numbers', async () => {
    const { id: accountId } = await addAccount('numbers');
    const consent = { accountId, kind: 'comment' } as const;
    const [first, second] = await database()
      .insert(consents)
      .values([consent, consent])
      .returning();
    expect(second?.id).toBe((first?.id ?? Number.NaN) + 1);
    const posting = { accountId, documentId: 'd', textHash: 'h', claim: 'c' };
    const [posted] = await database()
      .insert(postings)
      .values({ ...posting, consentId: 7 })
      .returning();
    expect(posted?.consentId).toBe(7);
  });

  it('counts rows as a number', async () => {
    await addAccount('count');
    const [row] = await database()
      .select({ n: sql<number>`count(*)::int` })
      .from(accounts);
    expect(row?.n).toBeGreaterThan(0);
    expect(await database().$count(accounts)).toBe(row?.n);
  });

  it('keeps all of a transaction or nothing', async () => {
    const row = { windowStart: new Date(), hits: 1 };
    await database().transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key: 'kept', ...row });
    });
    const failing = database().transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key: 'lost', ...row });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await hits(database(), 'kept')).toHaveLength(1);
    expect(await hits(database(), 'lost')).toEqual([]);
  });

  it('undoes only the inner transaction', async () => {
    const row = { windowStart: new Date(), hits: 1 };
    await database().transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key: 'outer', ...row });
      const inner = tx.transaction(async (nested) => {
        await nested.insert(rateLimits).values({ key: 'inner', ...row });
        nested.rollback();
      });
      await expect(inner).rejects.toThrow('Rollback');
    });
    expect(await hits(database(), 'outer')).toHaveLength(1);
    expect(await hits(database(), 'inner')).toEqual([]);
  });

  it('keeps other queries out of a transaction that is under way', async () => {
    const key = 'isolated';
    const inserted = Promise.withResolvers<void>();
    const transaction = database().transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key, windowStart: new Date(), hits: 1 });
      inserted.resolve();
      await tx.update(rateLimits).set({ hits: 2 }).where(eq(rateLimits.key, key));
    });
    await inserted.promise;
    const seen = await hits(database(), key);
    expect(seen.map((row) => row.hits)).not.toContain(1);
    await transaction;
    expect(await hits(database(), key)).toMatchObject([{ hits: 2 }]);
  });

  it('tells which rule a refused row breaks, by its code', async () => {
    await addAccount('twice');
    const again = database().insert(accounts).values(sampleAccount('twice'));
    await expect(again).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'accounts_pkey' },
    });
  });
});
