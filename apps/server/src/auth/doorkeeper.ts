import type { FastifyRequest } from 'fastify';
import type { Doorkeeper } from '../api/bind.ts';
import type { Caller } from '../api/handlers.ts';
import { Problem } from '../api/problem.ts';
import type { SessionCookie } from './cookie.ts';
import type { OpenSession, Sessions } from './sessions.ts';

export const isExpired = (session: OpenSession): boolean =>
  session.grant.expires * 1000 <= Date.now();

/** Lets through those who are signed in, and administrators by the list of their addresses. */
export function createDoorkeeper(
  sessions: Sessions,
  cookie: SessionCookie,
  adminEmails: readonly string[],
): Doorkeeper {
  const teacher = async (request: FastifyRequest): Promise<Caller> => {
    const value = cookie.read(request);
    const session = value === null ? null : await sessions.find(value);
    if (session === null) throw new Problem('not_signed_in');
    if (isExpired(session)) throw new Problem('google_sign_in_expired');
    const { account, grant, id } = session;
    return {
      account,
      sessionId: id,
      googleToken: grant.accessToken,
      tokenExpires: grant.expires,
      scopes: grant.scopes,
    };
  };
  return {
    teacher,
    async administrator(request) {
      const caller = await teacher(request);
      if (!adminEmails.includes(caller.account.email)) throw new Problem('administrators_only');
      return caller;
    },
  };
}
