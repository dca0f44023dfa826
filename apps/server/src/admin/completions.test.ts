import { beforeAll, expect, it } from 'vitest';
import type { Account } from '../accounts/index.ts';
import { appWith, CALLER } from '../api/testing/app-with.ts';
import { accounts, completions } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createCompletionList } from '../feedback/index.ts';
import { completionOf } from '../privacy/testing/rows.ts';
import { adminHandlers } from './handlers.ts';

/** More than a page, a second apart. */
const TOTAL = 130;
const START = Date.parse('2026-11-16T20:10:00.123Z');

const idOf = (index: number) => `completion-${String(index).padStart(3, '0')}`;
const newestFirst = Array.from({ length: TOTAL }, (_, index) => idOf(index)).toReversed();

describeOnBothDatabases('an administrator’s list of completions', (database) => {
  beforeAll(async () => {
    await database().insert(accounts).values(sampleAccount('teacher'));
    const rowOf = (id: string, index: number) => ({
      ...completionOf(id, 'teacher', new Date(START - index * 1_000)),
      readingLevel: 2 as const,
    });
    await database().insert(completions).values(newestFirst.map(rowOf));
  });

  it('is answered page by page, in the contract’s shape', async () => {
    const teacher = { account: { id: 'teacher' } as Account, isAdministrator: true } as const;
    const app = await appWith(adminHandlers(createCompletionList(database())), { teacher });
    const answer = async (query: string) => {
      const headers = { [CALLER]: 'teacher' };
      return (await app.inject({ url: `/api/admin/completions${query}`, headers })).json<unknown>();
    };
    expect(await answer('')).toMatchObject({
      completions: [
        {
          timestamp: '2026-11-16T20:10:00.123Z',
          user: 'teacher@kura.school.example',
          category: 'Ideas',
          studentText: 'We walked to the beach and found a rock pool.',
          wordCount: 70,
          readingAge: 10,
          completion: {
            id: newestFirst[0],
            model: 'built-in',
            choices: [{ message: { content: 'You show us the rock pool.' } }],
          },
        },
        ...newestFirst.slice(1, 100).map((id) => ({ completion: { id } })),
      ],
      pagination: { start: 0, limit: 100, returned: 100, total: TOTAL, hasMore: true },
    });
    expect(await answer('?start=100')).toMatchObject({
      completions: newestFirst.slice(100).map((id) => ({ completion: { id } })),
      pagination: { start: 100, limit: 100, returned: TOTAL - 100, total: TOTAL, hasMore: false },
    });
    expect(await answer('?start=-1')).toMatchObject({ code: 'invalid_request' });
    expect(await answer('?start=first')).toMatchObject({ code: 'invalid_request' });
    await app.close();
  });
});
