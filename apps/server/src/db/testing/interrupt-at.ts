import { Client } from 'pg';
import { expect } from 'vitest';

/** Any number that nothing else locks. */
const LOCK = 1_815;

const END_WAITING = `select pg_terminate_backend(pid, 20000) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;

/**
 * Ends the connection of the next statement that does this to a table, before it is carried out, as
 * when the database goes away. Later ones are carried out.
 * @param databaseUrl of a database with nothing else at work
 * @returns what waits until that connection has ended
 */
export async function interruptAt(
  databaseUrl: string,
  change: 'insert' | 'update',
  table: string,
): Promise<() => Promise<void>> {
  const operator = new Client({ connectionString: databaseUrl });
  await operator.connect();
  await operator.query('select pg_advisory_lock($1)', [LOCK]);
  await operator.query(
    `create or replace function wait_for_operator() returns trigger language plpgsql as
       'begin perform pg_advisory_xact_lock(${LOCK}); return new; end'`,
  );
  await operator.query(
    `create trigger interrupted before ${change} on ${table}
       for each row execute function wait_for_operator()`,
  );
  return async () => {
    await expect.poll(async () => (await operator.query(END_WAITING)).rowCount).toBe(1);
    await operator.query(`drop trigger interrupted on ${table}`);
    await operator.end();
  };
}
