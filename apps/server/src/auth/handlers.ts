import { hasAccess } from '@second-draft/contract';
import type { FastifyRequest } from 'fastify';
import { profileOf } from '../accounts/index.ts';
import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { isAskedByAnother } from './asked-by-another.ts';
import type { SessionCookie } from './cookie.ts';
import { isExpired } from './doorkeeper.ts';
import type { Sessions } from './sessions.ts';
import { signIn, type SignInParts } from './sign-in.ts';

interface Parts extends SignInParts {
  sessions: Sessions;
  cookie: SessionCookie;
  adminEmails: readonly string[];
}

type AuthHandlers = Pick<Handlers, 'signIn' | 'logout' | 'checkAuth' | 'token' | 'replaceToken'>;

export function authHandlers(parts: Parts): AuthHandlers {
  const { classroom, sessions, cookie, adminEmails } = parts;
  const sessionOf = async (request: FastifyRequest) => {
    const value = cookie.read(request);
    return value === null ? null : sessions.find(value);
  };
  return {
    async signIn({ body, signal, http }) {
      const { account, grant, session } = await signIn(parts, body, signal);
      const before = cookie.read(http.request);
      if (before !== null) await sessions.end(before);
      cookie.write(http.reply, session.cookie, session.expires);
      return { user: profileOf(account, grant, adminEmails) };
    },

    async logout({ http }) {
      const session = await sessionOf(http.request);
      // A colleague has logged in beside the page that is left: her session goes on.
      if (session !== null && isAskedByAnother(http.request.headers, session.account)) return;
      const value = cookie.read(http.request);
      if (value !== null) await sessions.end(value);
      cookie.clear(http.reply);
    },

    async checkAuth({ http }) {
      const session = await sessionOf(http.request);
      if (session === null || isExpired(session)) throw new Problem('session_ended');
      const { account, grant } = session;
      if (!hasAccess(account.subscription, Date.now() / 1000))
        throw new Problem('subscription_expired');
      return profileOf(account, grant, adminEmails);
    },

    async token({ http }) {
      const session = await sessionOf(http.request);
      if (session === null) throw new Problem('not_signed_in');
      return { access_token: session.grant.accessToken };
    },

    async replaceToken({ body, caller, signal, http }) {
      const grant = await classroom.renew(caller.account.id, body.access_token, signal);
      await sessions.replaceGrant(caller.sessionId, grant);
      const session = await sessionOf(http.request);
      if (session === null) throw new Problem('not_signed_in');
      return profileOf(session.account, session.grant, adminEmails);
    },
  };
}
