import type { Statement } from '../database.ts';
import { keepRepeating, type RoundTimes } from '../../scheduling/index.ts';
import { EmbeddedDatabaseDied } from '../problems.ts';
import { storableParams } from '../storable.ts';
import { fateOf, kindOf } from './fate.ts';
import { createJournal, promisedIn } from './journal.ts';
import type { SetAside } from './set-aside.ts';
import type { PgliteClient, Query } from './worker-client.ts';

/** Acknowledges a write once it is journaled, and applies it afterwards. */
export interface JournaledWrites {
  keep(statement: Statement): Promise<void>;
  close(): Promise<void>;
}

type Client = Pick<PgliteClient, 'query' | 'check' | 'onReplaced'>;

/** How soon what failed for want of a disk or a database is tried again. */
const AGAIN_MS = 2_000;

/** At its second death a statement is taken for what kills the database. */
const DEATHS_MAX = 2;

/** Writes as much as a statement may, and changes nothing: on a disk that is full it fails. */
const PROBE = "select pg_logical_emit_message(true, 'probe', repeat('-', $1::int))";

/** A statement that is promised and not carried out yet. */
interface Owed {
  statement: Statement;
  /** How often the database died while it carried it out. */
  deaths: number;
}

interface Place {
  /** Of the journal. */
  file: string;
  setAside: SetAside;
}

const owe = (statement: Statement): Owed => ({ statement, deaths: 0 });

/** The code alone: the message may quote what a student wrote. */
const codeIn = (error: unknown) => (error as { code?: string }).code ?? 'it died of it';

const canWrite = (statement: Statement, query: Query): Promise<boolean> =>
  query(PROBE, [JSON.stringify(statement).length]).then(
    () => true,
    () => false,
  );

/**
 * Carries a statement out, or sees to it that it need not be any more.
 * @returns false: it is still to be carried out
 */
async function isDone(owed: Owed, query: Query, setAside: SetAside): Promise<boolean> {
  const { sql, params } = owed.statement;
  // What died of the disk is not the statement's fault, and would be set aside for it.
  if (owed.deaths > 0 && !(await canWrite(owed.statement, query))) return false;
  try {
    await query(sql, [...params]);
    return true;
  } catch (error) {
    if (error instanceof EmbeddedDatabaseDied) owed.deaths += 1;
    const fate = owed.deaths < DEATHS_MAX ? fateOf(error) : 'aside';
    if (fate === 'later') return false;
    const what = `A promised record (${kindOf(sql)}) could not be kept, ${codeIn(error)}`;
    if (fate === 'aside') {
      const file = await setAside.put(JSON.stringify(owed.statement)).catch(() => null);
      if (file === null) return false;
      process.emitWarning(`${what}. It was SET ASIDE in ${file}`);
    } else process.emitWarning(`${what}: its account is gone.`);
    return true;
  }
}

/** Carries out what a process before has promised; answers what can't be carried out yet. */
async function settleDebts(client: Client, { file, setAside }: Place): Promise<Owed[]> {
  const { statements, spoilt } = await promisedIn(file);
  for (const line of spoilt)
    process.emitWarning(
      `A line of the journal can’t be read. It was SET ASIDE in ${await setAside.put(line)}`,
    );
  const left: Owed[] = [];
  for (const owed of statements.map(owe)) {
    // Once more: by then another thread has taken the place of one that died.
    const isSettled =
      (await isDone(owed, client.query, setAside)) || (await isDone(owed, client.query, setAside));
    if (!isSettled) left.push(owed);
  }
  return left;
}

/**
 * Carries out what a killed process had promised, then takes new writes. One is given when the
 * statement is in the journal, and PostgreSQL has read its values, which takes a third of the time of
 * carrying it out; it is carried out before anything that is asked of the client from then on.
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
      // It may have been carried out twice meanwhile, and is struck once.
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
