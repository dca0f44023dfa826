import type { FastifyRequest } from 'fastify';
import type { Account } from '../accounts/index.ts';
import { isAskedByAnother } from './asked-by-another.ts';
import type { SessionCookie } from './cookie.ts';
import type { Sessions } from './sessions.ts';

/** Who calls an operation that anybody may; null if nobody is logged in. */
export type FindCaller = (request: FastifyRequest) => Promise<Account | null>;

export function createFindCaller(
  sessions: Pick<Sessions, 'find'>,
  cookie: SessionCookie,
): FindCaller {
  return async (request) => {
    const value = cookie.read(request);
    const session = value === null ? null : await sessions.find(value);
    if (session === null || isAskedByAnother(request.headers, session.account)) return null;
    return session.account;
  };
}
