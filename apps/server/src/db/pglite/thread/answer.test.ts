import { expect, it } from 'vitest';
import { answer } from './answer.ts';
import type { Asked, QueryAnswer } from './messages.ts';
import { DatabaseBroken, type Statements } from './statements.ts';

const found: QueryAnswer = { rows: [{ n: 1 }], fields: [{ name: 'n', dataTypeID: 23 }] };
const question: Asked & { kind: 'query' } = {
  kind: 'query',
  sql: 'select 1 as n',
  params: [],
  rowMode: 'array',
  asText: [1082],
};

/** Notes what it is asked for, and answers `found` unless something else is said. */
function asking(request: Asked, other: Partial<Statements> = {}) {
  const asked: unknown[][] = [];
  const noting =
    <T>(what: string, comes: T) =>
    async (...with_: unknown[]) => {
      asked.push([what, ...with_]);
      return comes;
    };
  const statements = {
    query: noting('query', found),
    check: noting('check', undefined),
    carryOut: noting('carry out', found),
    ...other,
  };
  const pglite = { close: noting('close', undefined) };
  return { asked, reply: answer({ pglite, statements }, { ...request, id: 7 }) };
}

it('a query is answered with its rows, as it asks for them', async () => {
  const { asked, reply } = asking(question);
  expect(await reply).toEqual({ id: 7, answer: found });
  expect(asked).toEqual([['query', 'select 1 as n', [], { ...question, id: 7 }]]);
});

it('what is only to be checked is held, and not run', async () => {
  const { asked, reply } = asking({ kind: 'check', sql: 'select $1', params: ['awa'], holdAs: 3 });
  expect(await reply).toEqual({ id: 7, answer: null });
  expect(asked).toEqual([['check', 'select $1', ['awa'], 3]]);
});

it('what was checked is carried out', async () => {
  const { asked, reply } = asking({ kind: 'carryOut', checked: 3 });
  expect(await reply).toEqual({ id: 7, answer: found });
  expect(asked).toEqual([['carry out', 3]]);
});

it('what is not held any more is to be sent again', async () => {
  const { reply } = asking({ kind: 'carryOut', checked: 3 }, { carryOut: async () => null });
  expect(await reply).toEqual({ id: 7, failure: { message: 'not held', code: 'NOT_HELD' } });
});

it('the database is closed when that is asked', async () => {
  const { asked, reply } = asking({ kind: 'close' });
  expect(await reply).toEqual({ id: 7, answer: null });
  expect(asked).toEqual([['close']]);
});

const failing = (error: unknown) =>
  asking(question, {
    query: async () => {
      throw error;
    },
  }).reply;

it('a refusal is told with its code and where it arose, but without the values that it quotes', async () => {
  const told = { code: '23505', constraint: 'words_pkey', table: 'words', column: 'word' };
  const refusal = Object.assign(new Error('duplicate key'), told, { detail: '(word)=(Hemi)' });
  expect(await failing(refusal)).toEqual({
    id: 7,
    failure: { message: 'duplicate key', ...told },
  });
});

it('what is thrown and is no error is told in words', async () => {
  expect(await failing(42)).toEqual({ id: 7, failure: { message: '42' } });
});

it('a broken database gives no answer', async () => {
  const broken = new DatabaseBroken('The embedded database broke.');
  await expect(failing(broken)).rejects.toBe(broken);
});
