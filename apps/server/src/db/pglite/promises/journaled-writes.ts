import type { Statement } from '../../database.ts';
import { keepRepeating, type RoundTimes } from '../../../scheduling/index.ts';
import { EmbeddedDatabaseDied } from '../../problems.ts';
import { storableParams } from '../../storable.ts';
import { fateOf, kindOf } from './fate.ts';
import { createJournal, promisedIn } from './journal.ts';
import type { SetAside } from './set-aside.ts';
import type { PgliteClient, Query } from '../client/worker-client.ts';

/** Acknowledges a write once it is journaled, and applies it afterwards. */
export interface JournaledWrites {
  keep(statement: Statement): Promise<void>;
  close(): Promise<void>;
}

type Client = Pick<PgliteClient, 'query' | 'check' | 'onReplaced'>;

/** While the disk or the database is unavailable. */
const AGAIN_MS = 2_000;

/** A statement that is running when the database dies twice is blamed for it. */
const DEATHS_MAX = 2;

/** Writes as much as a statement may, and changes nothing: it fails on a full disk. */
const PROBE = "select pg_logical_emit_message(true, 'probe', repeat('-', $1::int))";

interface Owed {
  statement: Statement;
  /** Of the database, while applying this statement. */
  deaths: number;
}

interface Place {
  file: string;
  setAside: SetAside;
}

const owe = (statement: Statement): Owed => ({ statement, deaths: 0 });

/** Only the code: the message may quote what a student wrote. */
const codeIn = (error: unknown) =>
  (error as { code?: string }).code ?? 'it crashed the database twice';

const canWrite = (statement: Statement, query: Query): Promise<boolean> =>
  query(PROBE, [JSON.stringify(statement).length]).then(
    () => true,
    () => false,
  );

/**
 * Applies a statement, or forgets it or sets it aside for good.
 * @returns false if it still has to be applied
 */
async function isDone(owed: Owed, query: Query, setAside: SetAside): Promise<boolean> {
  const { sql, params } = owed.statement;
  // A full disk may have killed the database; the statement must not be set aside for that.
  if (owed.deaths > 0 && !(await canWrite(owed.statement, query))) return false;
  try {
    // This very array, not a copy: the database's thread may hold what is in it.
    await query(sql, params as unknown[]);
    return true;
  } catch (error) {
    if (error instanceof EmbeddedDatabaseDied) owed.deaths += 1;
    const fate = owed.deaths < DEATHS_MAX ? fateOf(error) : 'aside';
    if (fate === 'later') return false;
    const what = `A promised record (${kindOf(sql)}) could not be kept (${codeIn(error)})`;
    if (fate === 'aside') {
      const file = await setAside.put(JSON.stringify(owed.statement)).catch(() => null);
      if (file === null) return false;
      process.emitWarning(`${what}. It was SET ASIDE in ${file}`);
    } else process.emitWarning(`${what}: its account is gone.`);
    return true;
  }
}

/**
 * Applies what the previous process promised.
 * @returns what can't be applied yet
 */
async function settleDebts(client: Client, { file, setAside }: Place): Promise<Owed[]> {
  const { statements, spoilt } = await promisedIn(file);
  for (const line of spoilt)
    process.emitWarning(
      `A line of the journal can’t be read. It was SET ASIDE in ${await setAside.put(line)}`,
    );
  const left: Owed[] = [];
  for (const owed of statements.map(owe)) {
    // Try twice: by then another thread has replaced one that died.
    const isSettled =
      (await isDone(owed, client.query, setAside)) || (await isDone(owed, client.query, setAside));
    if (!isSettled) left.push(owed);
  }
  return left;
}

/**
 * Applies what a killed process had promised, then takes writes. `keep` settles once the statement
 * is journaled and PostgreSQL has read its values, which takes a third of the time of applying it;
 * it is applied before any later query of the client.
 */
export async function openJournaledWrites(
  client: Client,
  place: Place,
  again: RoundTimes = { first: AGAIN_MS, every: AGAIN_MS },
): Promise<JournaledWrites> {
  const left = await settleDebts(client, place);
  const journal = await createJournal(
    place.file,
    left.map(({ statement }) => statement),
  );
  const owing = new Set(left);
  const failed = new Set(left);
  const running = new Set<Promise<void>>();

  const carryOut = async (owed: Owed, query: Query) => {
    if (!(await isDone(owed, query, place.setAside))) failed.add(owed);
    else {
      failed.delete(owed);
      // It may have been applied twice meanwhile; strike it once.
      if (owing.delete(owed)) journal.strike();
    }
  };
  const carryOutLater = (statement: Statement) => {
    const owed = owe(statement);
    owing.add(owed);
    const done = carryOut(owed, client.query);
    running.add(done);
    void done.finally(() => running.delete(done));
  };
  const carryOutAll = async (some: Iterable<Owed>, query: Query) => {
    for (const owed of some) await carryOut(owed, query);
  };
  client.onReplaced((query) => carryOutAll([...owing], query));
  const stopTrying = keepRepeating(() => carryOutAll([...failed], client.query), again);

  return {
    async keep({ sql, params }) {
      const statement = { sql, params: storableParams(params) };
      if (!journal.hasRoom()) {
        await client.query(sql, statement.params);
        return;
      }
      const [noted, checked] = await Promise.allSettled([
        journal.note(statement),
        client.check(sql, statement.params),
      ]);
      if (noted.status === 'rejected') throw noted.reason;
      if (checked.status === 'rejected') {
        journal.strike();
        throw checked.reason;
      }
      carryOutLater(statement);
    },
    async close() {
      await stopTrying();
      await Promise.all(running);
      await journal.close();
    },
  };
}
