import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/index.ts';
import type { DeletionParts } from '../privacy/index.ts';

/** What the operator's commands work on, in the running server or beside it. */
export interface Office {
  db: Database;
  deletion: DeletionParts;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
