import type { Config } from './config/index.ts';
import { createSchemaCheck, type OpenDatabase, type Room } from './db/index.ts';
import { createHealth, type Health } from './health/index.ts';
import { createMetrics, serverGauges, type Metrics } from './metrics/index.ts';
import { createSentFeedbacks } from './second-drafts/index.ts';

export type ObservedDatabase = Pick<OpenDatabase, 'db' | 'ping' | 'connections'> &
  Partial<Pick<OpenDatabase, 'countSetAside'>>;

interface Observed {
  database: ObservedDatabase;
  room: Pick<Room, 'require'>;
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** How much feedback is being written. */
  running(): number;
  isOverloaded(): boolean;
  /** Null where no mail server is set. */
  unsentMail: (() => Promise<number>) | null;
}

/** What balancers and monitoring ask about the server. */
export interface Observation {
  health: Health;
  metrics: Metrics;
  /** False if a newer version has changed the database's tables. */
  knowsSchema(): Promise<boolean>;
  notePurged(): void;
}

export function observe(observed: Observed): Observation {
  const { database, room, config, running, isOverloaded, unsentMail } = observed;
  const { db } = database;
  const knowsSchema = createSchemaCheck(db);
  const health = createHealth({
    ping: () => database.ping(),
    requireRoom: () => room.require(),
    isOverloaded,
    knowsSchema,
  });
  let purgedAt = Date.now();
  const metrics = createMetrics({
    running,
    pool: database.connections,
    gauges: serverGauges({
      db,
      dataDir: config.databaseUrl === null ? config.dataDir : null,
      isReady: async () => (await health.troubles()).length === 0,
      purgedAt: () => purgedAt,
      setAside: database.countSetAside ?? null,
      unsentMail,
      sentFeedbacks: () => createSentFeedbacks(db).ofAll(),
    }),
  });
  return {
    health,
    metrics,
    knowsSchema,
    notePurged() {
      purgedAt = Date.now();
    },
  };
}
