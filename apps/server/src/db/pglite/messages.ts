import type { MessagePort } from 'node:worker_threads';

/** What the worker is asked; `asText` lists the types (OIDs) whose values stay as PostgreSQL wrote them. */
export type WorkerRequest =
  | {
      id: number;
      kind: 'query';
      sql: string;
      params: unknown[];
      rowMode: 'array' | 'object';
      asText: number[];
    }
  | { id: number; kind: 'check'; sql: string; params: unknown[] }
  | { id: number; kind: 'close' };

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** A request before it has its number. */
export type Asked = WithoutId<WorkerRequest>;

/** A query's answer, as PGlite gives it. */
export interface QueryAnswer {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
}

/** A failure's parts. PostgreSQL's `detail` stays behind: it quotes the values. */
export interface QueryFailure {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

export type WorkerReply =
  | { id: number; answer: QueryAnswer | null }
  | { id: number; failure: QueryFailure };

/** What the worker is started with. Its port is its own: Node sends messages on a worker's in watch mode. */
export interface WorkerData {
  folder: string;
  port: MessagePort;
}

/** The worker's first message. */
export type WorkerStart = { ready: true } | { ready: false; reason: string };
