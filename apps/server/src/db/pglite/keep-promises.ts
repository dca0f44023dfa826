import type { Statement } from '../database.ts';
import { createJournal, promisedIn } from './journal.ts';
import type { PgliteClient } from './worker-client.ts';

/** Acknowledges a write once it is journaled, and applies it afterwards. */
export interface Promises {
  keep(statement: Statement): Promise<void>;
  close(): Promise<void>;
}

type Client = Pick<PgliteClient, 'query'>;

/** The class of PostgreSQL's codes for a row that breaks a constraint. */
const INTEGRITY = '23';

const tell = (error: unknown) =>
  process.emitWarning(`A record could not be kept: ${(error as Error).message}`);

/** Whether the statement can never be carried out: its account, say, has been deleted meanwhile. */
const isHopeless = (error: unknown) =>
  (error as { code?: string }).code?.startsWith(INTEGRITY) ?? false;

/**
 * Carries out what a killed process had promised, then takes new promises. One is given when the
 * statement is in the journal, which takes a third of the time of carrying it out; it is carried out
 * before anything that is asked of the client from then on.
 * @param file of the journal
 */
export async function keepPromises(client: Client, file: string): Promise<Promises> {
  const carryOut = ({ sql, params }: Statement) => client.query(sql, [...params]);
  for (const statement of promisedIn(file))
    await carryOut(statement).catch((error: unknown) => {
      if (!isHopeless(error)) throw error;
    });
  const journal = await createJournal(file);
  const running = new Set<Promise<void>>();

  /** What fails for want of a disk or a database stays in the journal, for the next start. */
  const carryOutLater = (statement: Statement) => {
    const done = carryOut(statement).then(
      () => journal.strike(),
      (error: unknown) => {
        tell(error);
        if (isHopeless(error)) journal.strike();
      },
    );
    running.add(done);
    void done.finally(() => running.delete(done));
  };
  return {
    async keep(statement) {
      if (journal.hasRoom()) {
        await journal.note(statement);
        carryOutLater(statement);
      } else await carryOut(statement);
    },
    async close() {
      await Promise.all(running);
      await journal.close();
    },
  };
}
