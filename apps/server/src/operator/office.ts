import type { FastifyBaseLogger } from 'fastify';
import type { Database, OpenDatabase } from '../db/index.ts';
import type { DeletionParts } from '../privacy/index.ts';
import type { UnsubscribeLinks } from '../updates/index.ts';

export interface Office {
  db: Database;
  deletion: DeletionParts;
  backUp: OpenDatabase['backUp'];
  /** Null if it isn't set: then links can't be written. */
  publicUrl: string | null;
  unsubscribing: Pick<UnsubscribeLinks, 'tokenFor'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
