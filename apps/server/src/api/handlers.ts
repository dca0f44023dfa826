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

/** The signed-in teacher behind a call. */
export interface Caller {
  account: Account;
  /** Identifies the session in the store; not the cookie's value. */
  sessionId: string;
  /** What she has allowed at sign-in, without what would let anyone act in her name. */
  granted: Pick<Grant, 'scopes' | 'expires'>;
  /** Her classes and students' work, opened for this call. */
  classroom: TeacherClassroom;
}

/** What a handler gets; params, query and body have been held to the contract. */
export interface Call<O extends Operation> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  caller: O['access'] extends 'public' ? null : Caller;
  /** Aborted when the browser goes away. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
  /** For the few that read a file or set a cookie. */
  http: { request: FastifyRequest; reply: FastifyReply };
}

export type Handler<N extends OperationName> = (
  call: Call<Operations[N]>,
) => AnswerOf<Operations[N]> | Promise<AnswerOf<Operations[N]>>;

/** One handler for each operation of the contract; one that is missing does not compile. */
export type Handlers = { [N in OperationName]: Handler<N> };
