import type { MessagePort } from 'node:worker_threads';

export interface QueryRequest {
  id: number;
  kind: 'query';
  sql: string;
  params: unknown[];
  rowMode: 'array' | 'object';
  /** The types (OIDs) whose values stay as PostgreSQL wrote them. */
  asText: number[];
}

export type WorkerRequest =
  | QueryRequest
  /** The thread holds it as `holdAs`, for `carryOut`. */
  | { id: number; kind: 'check'; sql: string; params: unknown[]; holdAs: number }
  | { id: number; kind: 'carryOut'; checked: number }
  | { id: number; kind: 'close' };

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;

export type Asked = WithoutId<WorkerRequest>;

export interface QueryAnswer {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
}

/** PostgreSQL's `detail` is left out: it quotes the values. */
export interface QueryFailure {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

/** Of a `carryOut`: it has to be sent again. */
export const NOT_HELD: QueryFailure = { message: 'not held', code: 'NOT_HELD' };

export type WorkerReply =
  | { id: number; answer: QueryAnswer | null }
  | { id: number; failure: QueryFailure };

/** The worker has its own port: Node sends messages on `parentPort` in watch mode. */
export interface WorkerData {
  folder: string;
  port: MessagePort;
}

export type WorkerStart = { ready: true } | { ready: false; reason: string };
