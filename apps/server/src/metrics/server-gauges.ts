import { statfs } from 'node:fs/promises';
import type { SentFeedbacks } from '@second-draft/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import type { LabelledGauge, StateGauge } from './gauges.ts';
import { sentFeedbacksGauge } from './sent-feedbacks-gauge.ts';

/** @param dataDir of the embedded database; null for a server, whose disk is its own */
function databaseGauges(db: Database, dataDir: string | null): StateGauge[] {
  const size: StateGauge = {
    name: 'database_bytes',
    help: 'What the database takes up',
    async read() {
      const rows = await db
        .select({ bytes: sql`pg_database_size(current_database())` })
        .from(sql`(values (1)) one`);
      return Number(rows[0]?.bytes);
    },
  };
  if (dataDir === null) return [size];
  const free: StateGauge = {
    name: 'disk_free_bytes',
    help: 'Room on the disk of the embedded database',
    async read() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
  };
  return [size, free];
}

export interface ServerState {
  db: Database;
  /** Of the embedded database; null for a server, whose disk is its own. */
  dataDir: string | null;
  isReady(): Promise<boolean>;
  /** In milliseconds. */
  purgedAt(): number;
  /** Null where the database is a server. */
  setAside: (() => Promise<number>) | null;
  /** Null where no mail server is set. */
  unsentMail: (() => Promise<number>) | null;
  /** Of all teachers. */
  sentFeedbacks(): Promise<SentFeedbacks[]>;
}

export function serverGauges(state: ServerState): (StateGauge | LabelledGauge)[] {
  const gauges: (StateGauge | LabelledGauge)[] = [
    {
      name: 'ready',
      help: '1 while /readyz says so',
      read: async () => ((await state.isReady()) ? 1 : 0),
    },
    {
      name: 'last_purge_timestamp_seconds',
      help: 'When old records were last removed, or the server started',
      read: () => state.purgedAt() / 1000,
    },
    ...databaseGauges(state.db, state.dataDir),
    sentFeedbacksGauge(state.sentFeedbacks),
  ];
  if (state.setAside)
    gauges.push({
      name: 'set_aside',
      help: 'Promised records that could not be kept and wait in DATA_DIR/set-aside',
      read: state.setAside,
    });
  if (state.unsentMail)
    gauges.push({
      name: 'unsent_mail',
      help: 'Messages that the mail server has not taken yet',
      read: state.unsentMail,
    });
  return gauges;
}
