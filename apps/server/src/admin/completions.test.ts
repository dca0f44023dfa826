import { DAY_MS } from '@second-draft/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Account } from '../accounts/index.ts';
import { appWith, CALLER } from '../api/testing/app-with.ts';
import { accounts, completionHours, completions } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { adminHandlers } from './handlers.ts';
import { createCompletionList } from '../feedback/index.ts';

/** More than two pages over about four hours (ms), up to three at the same moment. */
const MOMENTS = Array.from({ length: 230 }, (_, index) => Math.floor(index / 3) * 200_000);
const START = Date.parse('2026-11-16T20:10:00.123Z');

const idOf = (index: number) => `completion-${String(index).padStart(3, '0')}`;

const rowOf = (id: string, createdAt: Date, accountId: string) =>
  ({
    id,
    accountId,
    createdAt,
    category: 'Vocabulary',
    studentText: `What was written for ${id}`,
    studentName: 'Mere Parata',
    wordCount: 70,
    readingLevel: 2,
    model: 'gpt-4o',
    writer: 'built-in',
    sent: [],
    points: [],
    checks: {
      quotations: { found: 0, mended: 0, dropped: 0 },
      words: { count: 70, asked: 70 },
      readingLevel: { year: 5, grade: 4, formula: 'Flesch–Kincaid', level: 2 },
      failed: [],
      writer: { kind: 'built-in', model: null, note: null, why: null },
    },
    feedback: `Feedback for ${id}`,
  }) satisfies typeof completions.$inferInsert;

describeOnBothDatabases('the list of completions', (database) => {
  const list = () => createCompletionList(database());
  const newestFirst = MOMENTS.map((_, index) => idOf(index)).toReversed();
  let there = newestFirst;
  const idsFrom = async (start: number) => (await list().page(start, 100)).rows.map(({ id }) => id);
  const kept = () => database().select().from(completionHours);

  beforeAll(async () => {
    await database().insert(accounts).values(['teacher', 'leaver'].map(sampleAccount));
    await database()
      .insert(completions)
      .values(
        MOMENTS.map((moment, index) =>
          rowOf(idOf(index), new Date(START + moment), index % 10 === 0 ? 'leaver' : 'teacher'),
        ),
      );
  });

  it('is newest first, and complete from any start', async () => {
    for (const start of [0, 1, 17, 99, 100, 128, 129, 130, 200, 229])
      expect(await idsFrom(start)).toEqual(there.slice(start, start + 100));
    expect((await list().page(0, 100)).total).toBe(230);
  });

  it('is empty after its end, and still tells how many there are', async () => {
    expect(await list().page(230, 100)).toEqual({ total: 230, rows: [] });
    expect(await list().page(1_000_000, 100)).toEqual({ total: 230, rows: [] });
  });

  it('begins with what was just added', async () => {
    await database()
      .insert(completions)
      .values(rowOf('latest', new Date(START + 90 * DAY_MS), 'teacher'));
    there = ['latest', ...newestFirst];
    expect(await idsFrom(0)).toEqual(there.slice(0, 100));
    expect(await idsFrom(100)).toEqual(there.slice(100, 200));
  });

  it('closes up when completions are removed, by themselves or with their teacher', async () => {
    const oldest = newestFirst.slice(-40);
    await database().delete(completions).where(inArray(completions.id, oldest));
    await database().delete(accounts).where(eq(accounts.id, 'leaver'));
    there = there.filter((id) => !oldest.includes(id) && !id.endsWith('0'));
    for (const start of [0, 90, 100]) {
      const page = await list().page(start, 100);
      expect(page.total).toBe(there.length);
      expect(page.rows.map(({ id }) => id)).toEqual(there.slice(start, start + 100));
    }
    expect((await kept()).every(({ completions }) => completions > 0)).toBe(true);
  });

  it('forgets an insertion that is rolled back', async () => {
    const before = await kept();
    const failing = database().transaction(async (transaction) => {
      await transaction.insert(completions).values(rowOf('undone', new Date(START), 'teacher'));
      await transaction.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(await kept()).toEqual(before);
  });

  it('is answered page by page, in the contract’s shape', async () => {
    const teacher = { account: { id: 'teacher' } as Account, isAdministrator: true } as const;
    const app = await appWith(adminHandlers(list()), { teacher });
    const answer = async (query: string) => {
      const headers = { [CALLER]: 'teacher' };
      return (await app.inject({ url: `/api/admin/completions${query}`, headers })).json<unknown>();
    };
    const total = there.length;
    expect(await answer('')).toMatchObject({
      completions: [
        {
          timestamp: '2027-02-14T20:10:00.123Z',
          user: 'teacher@kura.school.example',
          category: 'Vocabulary',
          studentText: 'What was written for latest',
          wordCount: 70,
          readingAge: 10,
          completion: {
            id: 'latest',
            model: 'built-in',
            choices: [{ message: { content: 'Feedback for latest' } }],
          },
        },
        ...there.slice(1, 100).map((id) => ({ completion: { id } })),
      ],
      pagination: { start: 0, limit: 100, returned: 100, total, hasMore: true },
    });
    expect(await answer('?start=100')).toMatchObject({
      pagination: { start: 100, limit: 100, returned: total - 100, total, hasMore: false },
    });
    expect(await answer('?start=-1')).toMatchObject({ code: 'invalid_request' });
    expect(await answer('?start=first')).toMatchObject({ code: 'invalid_request' });
    await app.close();
  });

  it('has nothing, of nothing, at first', async () => {
    await database().delete(completions);
    expect(await list().page(0, 100)).toEqual({ total: 0, rows: [] });
    expect(await kept()).toEqual([]);
  });
});
