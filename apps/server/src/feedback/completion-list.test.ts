import { DAY_MS } from '@second-draft/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Queries } from '../db/index.ts';
import { accounts, completionHours, completions } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { completionOf } from '../privacy/testing/rows.ts';
import { createCompletionList } from './completion-list.ts';

/** More than two pages over about four hours (ms), up to three at the same moment. */
const MOMENTS = Array.from({ length: 47 }, (_, index) => Math.floor(index / 3) * 1_000_000);
const START = Date.parse('2026-11-16T20:10:00.123Z');
const PAGE = 20;

const idOf = (index: number) => `completion-${String(index).padStart(2, '0')}`;
const newestFirst = MOMENTS.map((_, index) => idOf(index)).toReversed();

const rowOf = (id: string, accountId: string, at: number) => ({
  ...completionOf(id, accountId, new Date(at)),
  readingLevel: 2 as const,
});

/** Every tenth is of a teacher who leaves. */
async function fill(db: Queries): Promise<void> {
  await db.delete(accounts);
  await db.insert(accounts).values(['teacher', 'leaver'].map(sampleAccount));
  const whose = (index: number) => (index % 10 === 0 ? 'leaver' : 'teacher');
  await db
    .insert(completions)
    .values(MOMENTS.map((moment, index) => rowOf(idOf(index), whose(index), START + moment)));
}

const pageOf = (db: () => Parameters<typeof createCompletionList>[0]) => (start: number) =>
  createCompletionList(db()).page(start, PAGE);

describeOnBothDatabases('the list of completions', (database) => {
  const page = pageOf(database);

  beforeAll(() => fill(database()));

  it('is newest first, and complete from any start', async () => {
    const total = newestFirst.length;
    for (const start of [0, 1, 7, 8, 9, 10, 19, 20, 27, 28, 45, 46]) {
      const { rows, ...told } = await page(start);
      expect(rows.map(({ id }) => id)).toEqual(newestFirst.slice(start, start + PAGE));
      expect(told).toEqual({ total });
    }
  });

  it('is empty after its end, and still tells how many there are', async () => {
    const total = newestFirst.length;
    expect(await page(total)).toEqual({ total, rows: [] });
    expect(await page(1_000_000)).toEqual({ total, rows: [] });
  });

  it('tells of each who asked, for which text, and what was written', async () => {
    const [newest] = (await page(0)).rows;
    expect(newest).toEqual({
      id: newestFirst[0],
      createdAt: new Date(START + (MOMENTS.at(-1) ?? 0)),
      user: 'teacher@kura.school.example',
      category: 'Ideas',
      studentText: 'We walked to the beach and found a rock pool.',
      wordCount: 70,
      readingLevel: 2,
      writer: 'built-in',
      feedback: 'You show us the rock pool.',
    });
  });
});

describeOnBothDatabases('the list of completions, kept up to date,', (database) => {
  const page = pageOf(database);
  const kept = () => database().select().from(completionHours).orderBy(completionHours.hour);
  const starts = [0, 9, PAGE];
  const pages = async () => {
    const all = await Promise.all(starts.map(page));
    return all.map(({ total, rows }) => ({ total, ids: rows.map(({ id }) => id) }));
  };
  const pagesOf = (there: readonly string[]) =>
    starts.map((start) => ({ total: there.length, ids: there.slice(start, start + PAGE) }));

  beforeEach(() => fill(database()));

  it('begins with what was just added', async () => {
    const latest = rowOf('latest', 'teacher', START + 90 * DAY_MS);
    await database().insert(completions).values(latest);
    expect(await pages()).toEqual(pagesOf(['latest', ...newestFirst]));
  });

  it('closes up when completions are removed, by themselves or with their teacher', async () => {
    const oldest = newestFirst.slice(-12);
    await database().delete(completions).where(inArray(completions.id, oldest));
    await database().delete(accounts).where(eq(accounts.id, 'leaver'));
    const there = newestFirst.filter((id) => !oldest.includes(id) && !id.endsWith('0'));
    expect(await pages()).toEqual(pagesOf(there));
    expect((await kept()).every(({ completions }) => completions > 0)).toBe(true);
  });

  it('forgets an insertion that is rolled back', async () => {
    const before = await kept();
    const failing = database().transaction(async (transaction) => {
      await transaction.insert(completions).values(rowOf('undone', 'teacher', START));
      await transaction.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(await kept()).toEqual(before);
  });

  it('has nothing, of nothing, at first', async () => {
    await database().delete(completions);
    expect(await page(0)).toEqual({ total: 0, rows: [] });
    expect(await kept()).toEqual([]);
  });
});
