import { Socket } from 'node:net';
import { Client, Pool, type ClientBase, type ClientConfig, type PoolConfig } from 'pg';
import { storableParams } from '../storable.ts';

const always = {
  application_name: 'second-draft',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies ClientConfig;

/** PostgreSQL itself gives up what takes longer, a wait for a lock included. */
const STATEMENT_MS = 20_000;

/**
 * A connection that says nothing for so long is cut, a little after PostgreSQL would have given the
 * statement up and said so: a network that drops packets tells neither side, and the operating
 * system would wait for a quarter of an hour.
 */
const SILENT_MS = 25_000;

const pooled = {
  ...always,
  max: 10,
  // Before it is cut for its silence.
  idleTimeoutMillis: 15_000,
  statement_timeout: STATEMENT_MS,
  // Its locks would keep the other servers waiting.
  idle_in_transaction_session_timeout: STATEMENT_MS,
  // One that keeps talking without ever answering.
  query_timeout: 30_000,
} satisfies PoolConfig;

/** How long connections may be silent; tests are less patient. */
export interface Patience {
  silentMs: number;
}

/** What goes wrong with a connection is told by the query that is under way; unheard it ends the process. */
const heard = () => undefined;

function cutWhenSilent(silentMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silentMs, () => {
    const error = new Error('The connection to the database fell silent.');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** Lets nothing through that PostgreSQL would refuse for a character. */
function mendTexts(client: ClientBase): void {
  const send = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const query = (asked: unknown, params: unknown, ...rest: unknown[]) =>
    send(asked, Array.isArray(params) ? storableParams(params) : params, ...rest);
  Object.assign(client, { query });
}

/** Connections that are given up, one by one, when they break or fall silent, and are replaced. */
export function createPool(
  databaseUrl: string,
  { silentMs }: Patience = { silentMs: SILENT_MS },
): Pool {
  const pool = new Pool({
    ...pooled,
    connectionString: databaseUrl,
    stream: () => cutWhenSilent(silentMs),
  });
  pool.on('error', heard);
  pool.on('connect', (client) => {
    // The pool's listener is for idle ones: it takes no notice of one that is lent out.
    client.on('error', heard);
    mendTexts(client);
  });
  return pool;
}

/** A connection for what may take its time. */
export function createPatientClient(databaseUrl: string): Client {
  const client = new Client({ ...always, connectionString: databaseUrl });
  client.on('error', heard);
  return client;
}
