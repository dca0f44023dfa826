import { expect, it } from 'vitest';
import { createCheckedStatements } from './checked-statements.ts';
import type { Asked, QueryAnswer } from '../thread/messages.ts';
import type { Thread } from './start-thread.ts';

const done: QueryAnswer = { rows: [{ word: 'awa' }], fields: [] };
const insert = 'insert into words values ($1)';

function threadThat(answers: (asked: Asked) => QueryAnswer) {
  const asked: Asked[] = [];
  const thread: Thread = {
    async ask(request) {
      asked.push(request);
      return answers(request);
    },
    ended: new Promise(() => undefined),
    hasEnded: () => false,
    terminate: async () => undefined,
  };
  return { thread, asked };
}

const failing = (failure: object) => () => {
  throw Object.assign(new Error('it'), failure);
};
const obliging = () => threadThat(() => done);

it('what was checked is carried out without being sent again, and only once', async () => {
  const { check, carryOut } = createCheckedStatements();
  const { thread, asked } = obliging();
  const [first, second] = [['awa'], ['awa']];
  await check(thread, insert, first);
  await check(thread, insert, second);
  expect(await carryOut(thread, second)).toBe(done);
  expect(await carryOut(thread, first)).toBe(done);
  expect(asked).toEqual([
    { kind: 'check', sql: insert, params: ['awa'], holdAs: 1 },
    { kind: 'check', sql: insert, params: ['awa'], holdAs: 2 },
    { kind: 'carryOut', checked: 2 },
    { kind: 'carryOut', checked: 1 },
  ]);
  expect(await carryOut(thread, first)).toBeNull();
  expect(asked).toHaveLength(4);
});

it('equal values that were not checked are not taken for those that were', async () => {
  const { check, carryOut } = createCheckedStatements();
  const { thread } = obliging();
  await check(thread, insert, ['awa']);
  expect(await carryOut(thread, ['awa'])).toBeNull();
});

it('a thread is not asked for what another has checked', async () => {
  const { check, carryOut } = createCheckedStatements();
  const params = ['awa'];
  const other = obliging();
  await check(obliging().thread, insert, params);
  expect(await carryOut(other.thread, params)).toBeNull();
  expect(other.asked).toEqual([]);
});

it('what could not be checked is not held', async () => {
  const { check, carryOut } = createCheckedStatements();
  const params = ['awa'];
  const { thread } = threadThat(failing({ code: '22P02' }));
  await expect(check(thread, insert, params)).rejects.toMatchObject({ code: '22P02' });
  expect(await carryOut(thread, params)).toBeNull();
});

it.each([
  ['has to be sent again when the thread holds it no more', { code: 'NOT_HELD' }, null],
  ['fails as it failed in the thread', { code: '23505' }, '23505'],
])('what was checked %s', async (_, failure, code) => {
  const { check, carryOut } = createCheckedStatements();
  const params = ['awa'];
  const { thread } = threadThat((request) =>
    request.kind === 'carryOut' ? failing(failure)() : done,
  );
  await check(thread, insert, params);
  const tried = carryOut(thread, params).catch((error: { code: string }) => error.code);
  expect(await tried).toBe(code);
});
