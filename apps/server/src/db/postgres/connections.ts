import { Socket } from 'node:net';
import { Client, Pool, type ClientBase, type ClientConfig, type PoolConfig } from 'pg';
import { storableParams } from '../storable.ts';
import { encryptionOf } from './encryption.ts';
import { unlessDeadlocked } from './unless-deadlocked.ts';

const always = {
  application_name: 'second-draft',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies ClientConfig;

/** PostgreSQL cancels slower statements itself, waits for locks included. */
const STATEMENT_MS = 20_000;

/**
 * Cuts a silent connection shortly after PostgreSQL would have cancelled the statement and said so:
 * a network that drops packets tells neither side, and the operating system would wait for a
 * quarter of an hour.
 */
const SILENT_MS = 25_000;

const pooled = {
  ...always,
  max: 10,
  // Shorter than SILENT_MS, so that idle connections close cleanly.
  idleTimeoutMillis: 15_000,
  statement_timeout: STATEMENT_MS,
  // Its locks would block the other servers.
  idle_in_transaction_session_timeout: STATEMENT_MS,
  // For a connection that keeps talking but never answers.
  query_timeout: 30_000,
} satisfies PoolConfig;

export interface Patience {
  silentMs: number;
}

/** The running query reports the error; an unhandled 'error' event would end the process. */
const heard = () => undefined;

function cutWhenSilent(silentMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silentMs, () => {
    const error = new Error('The connection to the database fell silent.');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** Replaces characters that PostgreSQL would refuse. */
function mendTexts(client: ClientBase): void {
  const send = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const query = (asked: unknown, params: unknown, ...rest: unknown[]) =>
    send(asked, Array.isArray(params) ? storableParams(params) : params, ...rest);
  Object.assign(client, { query });
}

/** A statement outside a transaction may wait for one that waits for it. */
function retryStatements(pool: Pool): void {
  const send = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  const query = (...asked: unknown[]) => unlessDeadlocked(() => send(...asked));
  Object.assign(pool, { query });
}

export function createPool(
  databaseUrl: string,
  { silentMs }: Patience = { silentMs: SILENT_MS },
): Pool {
  const pool = new Pool({
    ...pooled,
    ...encryptionOf(databaseUrl),
    stream: () => cutWhenSilent(silentMs),
  });
  pool.on('error', heard);
  pool.on('connect', (client) => {
    // The pool listens only to idle clients, not to those in use.
    client.on('error', heard);
    mendTexts(client);
  });
  retryStatements(pool);
  return pool;
}

/** A connection without limits on a statement's time. */
export function createPatientClient(databaseUrl: string): Client {
  const client = new Client({ ...always, ...encryptionOf(databaseUrl) });
  client.on('error', heard);
  return client;
}
