import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import { isSqlState } from '../is-database-away.ts';
import type { QueryAnswer } from './messages.ts';

const { serialize } = protocol;

/** Far more statements than the server has; what is longest unused makes room. */
const KEPT_MAX = 250;

interface Prepared {
  name: string;
  /** The types (OIDs) of the parameters. */
  types: readonly number[];
}

type Options = NonNullable<Parameters<typeof parse.parseResults>[2]>;

/** Queries whose statements PostgreSQL parses and plans once. */
export interface Statements {
  query(sql: string, params: readonly unknown[], options: Options): Promise<QueryAnswer>;
  /** Has PostgreSQL read the statement and its values, and goes no further. */
  check(sql: string, params: readonly unknown[]): Promise<void>;
}

/** PostgreSQL failed as a program: it is of no further use. */
export class DatabaseBroken extends Error {
  override readonly name = 'DatabaseBroken';
}

const joined = (...messages: Uint8Array[]): Uint8Array => Buffer.concat(messages);

/** A refusal of PostgreSQL's has its code; what has none, or ends the session, is a crash. */
function isRefusal(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return (
    typeof code === 'string' && isSqlState(code) && severity !== 'FATAL' && severity !== 'PANIC'
  );
}

/**
 * Prepares each statement at its first use and keeps it. PGlite's own `query` parses a statement
 * each time and enters PostgreSQL six times for it; this enters once: a look at a session takes
 * a quarter of the time.
 */
export function createStatements(pglite: PGlite): Statements {
  const kept = new Map<string, Prepared>();
  let made = 0;

  let broken: DatabaseBroken | null = null;

  const send = async (...messages: Uint8Array[]) => {
    // Asked again it would wait for ever for locks that nobody holds any more.
    if (broken) throw broken;
    try {
      return await pglite.execProtocol(joined(...messages, serialize.sync()));
    } catch (error) {
      if (isRefusal(error)) throw error;
      broken = new DatabaseBroken('The embedded database broke.', { cause: error });
      throw broken;
    }
  };

  const makeRoom = async () => {
    const [oldest] = kept;
    if (kept.size < KEPT_MAX || oldest === undefined) return;
    const [sql, { name }] = oldest;
    kept.delete(sql);
    await send(serialize.close({ type: 'S', name }));
  };

  const prepare = async (sql: string): Promise<Prepared> => {
    await makeRoom();
    made += 1;
    const name = `s${made}`;
    const { messages } = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    return { name, types: parse.parseDescribeStatementResults(messages) };
  };

  const asText = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : pglite.serializers[type];
    // As PGlite does with types that it has no way of its own to write.
    return write ? write(value) : (value as { toString(): string }).toString();
  };

  const bound = async (sql: string, params: readonly unknown[]): Promise<Uint8Array> => {
    const prepared = kept.get(sql) ?? (await prepare(sql));
    // At the end again: the map is in the order of use.
    kept.delete(sql);
    kept.set(sql, prepared);
    const values = params.map((value, index) => asText(value, prepared.types[index]));
    return serialize.bind({ statement: prepared.name, values });
  };

  return {
    async query(sql, params, options) {
      const { messages } = await send(
        await bound(sql, params),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      );
      const [result] = parse.parseResults(messages, pglite.parsers, options);
      return { rows: result?.rows ?? [], fields: result?.fields ?? [] };
    },
    async check(sql, params) {
      await send(await bound(sql, params));
    },
  };
}
