import { Client } from 'pg';

export async function terminateBackends(databaseUrl: string): Promise<void> {
  const operator = new Client({ connectionString: databaseUrl });
  await operator.connect();
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await operator.end();
}
