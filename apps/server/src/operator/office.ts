import type { FastifyBaseLogger } from 'fastify';
import type { Database, OpenDatabase } from '../db/index.ts';
import type { DeletionParts } from '../privacy/index.ts';

export interface Office {
  db: Database;
  deletion: DeletionParts;
  backUp: OpenDatabase['backUp'];
  log: Pick<FastifyBaseLogger, 'warn'>;
}
