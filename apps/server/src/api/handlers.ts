import type {
  AnswerOf,
  BodyOf,
  Operation,
  OperationName,
  Operations,
  ParamsOf,
  QueryOf,
} from '@second-draft/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/index.ts';
import type { Grant, TeacherClassroom } from '../classroom-service/index.ts';

export interface Caller {
  account: Account;
  /** The session's id in the store, not the cookie's value. */
  sessionId: string;
  /** Her grant without its access token. */
  granted: Pick<Grant, 'scopes' | 'expires'>;
  classroom: TeacherClassroom;
}

/** Params, query and body have passed the contract's schemas. */
export interface Call<O extends Operation> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  caller: O['access'] extends 'public' ? null : Caller;
  /** Aborted when the browser leaves. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
  http: { request: FastifyRequest; reply: FastifyReply };
}

export type Handler<N extends OperationName> = (
  call: Call<Operations[N]>,
) => AnswerOf<Operations[N]> | Promise<AnswerOf<Operations[N]>>;

export type Handlers = { [N in OperationName]: Handler<N> };
