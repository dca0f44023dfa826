import type { FastifyBaseLogger } from 'fastify';
import type { Database, OpenDatabase } from '../db/index.ts';
import type { DeletionParts } from '../privacy/index.ts';

/** What the operator's commands work on, in the running server or beside it. */
export interface Office {
  db: Database;
  deletion: DeletionParts;
  /** Null: the database is a PostgreSQL. */
  backUp: OpenDatabase['backUp'];
  log: Pick<FastifyBaseLogger, 'warn'>;
}
