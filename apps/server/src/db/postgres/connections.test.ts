import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client, Pool } from 'pg';
import { isDatabaseAway } from '../is-database-away.ts';
import { describeOnPostgres } from '../testing/test-databases.ts';
import { createPatientClient, createPool } from './connections.ts';

it('a server that never says a word is given up, as away', async () => {
  const heard: Socket[] = [];
  const mute = createServer((socket) => heard.push(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const pool = createPool(`postgresql://mere@127.0.0.1:${port}/drafts`, { silentMs: 30 });
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 'ETIMEDOUT',
    message: 'The connection to the database fell silent.',
  });
  expect(isDatabaseAway(error)).toBe(true);
  await pool.end();
  for (const socket of heard) socket.destroy();
  mute.close();
});

describeOnPostgres('a connection to PostgreSQL', (adminUrl) => {
  let pool: Pool;
  let patient: Client;
  beforeEach(async () => {
    pool = createPool(adminUrl);
    patient = createPatientClient(adminUrl);
    await patient.connect();
  });
  afterEach(async () => {
    await pool.end();
    await patient.end();
  });

  const settings = `select name, setting from pg_settings where name in
    ('application_name', 'idle_in_transaction_session_timeout', 'statement_timeout')`;
  const named = (rows: { name: string; setting: string }[]) =>
    Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));

  it('holds up others for twenty seconds at most, unless it moves the tables', async () => {
    const name = { application_name: 'second-draft' };
    expect(named((await pool.query(settings)).rows)).toEqual({
      ...name,
      idle_in_transaction_session_timeout: '20000',
      statement_timeout: '20000',
    });
    expect(named((await patient.query(settings)).rows)).toEqual({
      ...name,
      idle_in_transaction_session_timeout: '0',
      statement_timeout: '0',
    });
  });

  it('mends the texts that it is given, and takes statements without any', async () => {
    const { rows } = await pool.query('select $1::text as text', ['a\0b']);
    expect(rows).toEqual([{ text: 'a\u{FFFD}b' }]);
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('that is ended while it is idle ends nothing else', async () => {
    const pidOf = async () =>
      (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const first = await pidOf();
    const removed = Promise.withResolvers<unknown>();
    pool.once('remove', removed.resolve);
    await patient.query('select pg_terminate_backend($1)', [first]);
    await removed.promise;
    expect(await pidOf()).not.toBe(first);
  });
});
