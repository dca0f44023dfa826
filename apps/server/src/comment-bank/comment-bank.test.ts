import { limits, type BankComment } from '@second-draft/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountOf } from '../accounts/index.ts';
import { appWith, CALLER } from '../api/testing/app-with.ts';
import { accounts, bankComments } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { commentBankHandlers, createCommentBank } from './index.ts';

const MOST = 3;

describeOnBothDatabases('the comment bank', (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const rows = await database()
      .insert(accounts)
      .values([sampleAccount('teacher'), sampleAccount('colleague')])
      .returning();
    const callers = Object.fromEntries(
      rows.map((row) => [row.id, { account: accountOf(row, []) }]),
    );
    app = await appWith(commentBankHandlers(createCommentBank(database(), MOST)), callers);
  });
  afterAll(() => app.close());
  beforeEach(() => database().delete(bankComments));

  const ask = async (method: 'GET' | 'PUT' | 'DELETE', id = '', body?: object, as = 'teacher') => {
    const answer = await app.inject({
      method,
      url: `/api/comment-bank${id && `/${id}`}`,
      headers: { [CALLER]: as },
      ...(body && { body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const save = (id: string, text = 'Ka pai, [name]!', as = 'teacher') =>
    ask('PUT', id, { category: 'Ideas', text }, as);
  const listed = async (as?: string): Promise<BankComment[]> =>
    (await ask('GET', '', undefined, as)).body;

  it('keeps a teacher’s own comments, and shows them to nobody else', async () => {
    await save('comment-1');
    await save('comment-1', 'Theirs', 'colleague');
    expect(await listed()).toEqual([
      { id: 'comment-1', category: 'Ideas', text: 'Ka pai, [name]!' },
    ]);
    expect(await listed('colleague')).toMatchObject([{ text: 'Theirs' }]);
  });

  it('changes a comment in its place, and brings back what was removed', async () => {
    await save('comment-1');
    await save('comment-2');
    await save('comment-1', 'Changed');
    expect((await listed()).map(({ text }) => text)).toEqual(['Changed', 'Ka pai, [name]!']);
    expect((await ask('DELETE', 'comment-1')).status).toBe(204);
    expect((await ask('DELETE', 'comment-1')).status).toBe(404);
    await save('comment-1', 'Changed');
    expect(await listed()).toHaveLength(2);
  });

  it('puts what is brought back before another where it was, or last if that one is gone', async () => {
    const order = async () => (await listed()).map(({ id }) => id.at(-1)).join('');
    const putBack = async (id: string, before: string) => {
      await ask('DELETE', id);
      await ask('PUT', id, { category: '', text: 'Ka pai!', before });
      return order();
    };
    for (const id of ['comment-1', 'comment-2', 'comment-3']) await save(id);
    await save('comment-2', 'Theirs', 'colleague');
    expect(await putBack('comment-2', 'comment-3')).toBe('123');
    expect(await putBack('comment-1', 'comment-2')).toBe('123');
    expect(await putBack('comment-1', 'comment-3')).toBe('213');
    expect(await putBack('comment-2', 'comment-9')).toBe('132');
  });

  it('holds no more than it may, however many come at once, and still takes changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST + 3 }, (_, n) => save(`comment-${n}`)),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    const kept = await listed();
    expect(kept).toHaveLength(MOST);
    expect((await save(kept[0]!.id, 'Changed')).status).toBe(204);
  });

  it('takes no comment that is empty or longer than can be posted, and no odd id', async () => {
    for (const text of ['', '   ', 'a'.repeat(limits.commentMax + 1)])
      expect((await save('comment-1', text)).status).toBe(400);
    expect((await save('UP')).status).toBe(400);
    expect(await listed()).toEqual([]);
  });
});
