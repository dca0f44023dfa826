import { hasAccess } from '@second-draft/contract';
import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { SessionCookie } from './cookie.ts';
import { isExpired } from './doorkeeper.ts';
import type { Sessions } from './sessions.ts';
import { requireScopes, signIn, type SignInParts } from './sign-in.ts';
import { profileOf } from '../accounts/index.ts';

interface Parts extends SignInParts {
  sessions: Sessions;
  cookie: SessionCookie;
  adminEmails: readonly string[];
}

type AuthHandlers = Pick<Handlers, 'signIn' | 'logout' | 'checkAuth' | 'token' | 'replaceToken'>;

/** Signing in and out, and Google's token. */
export function authHandlers(parts: Parts): AuthHandlers {
  const { google, sessions, cookie, adminEmails } = parts;
  return {
    async signIn({ body, signal, http }) {
      const { account, identity } = await signIn(parts, body, signal);
      const grant = { accessToken: body.access_token, ...identity };
      const before = cookie.read(http.request);
      if (before !== null) await sessions.end(before);
      const session = await sessions.start(account.id, grant);
      cookie.write(http.reply, session.cookie, session.expires);
      return { user: profileOf(account, identity, adminEmails) };
    },

    async logout({ http }) {
      const value = cookie.read(http.request);
      if (value !== null) await sessions.end(value);
      cookie.clear(http.reply);
    },

    async checkAuth({ http }) {
      const value = cookie.read(http.request);
      const session = value === null ? null : await sessions.find(value);
      if (session === null || isExpired(session)) throw new Problem('session_ended');
      const { account, grant } = session;
      if (!hasAccess(account.subscription, Date.now() / 1000))
        throw new Problem('subscription_expired');
      return profileOf(account, grant, adminEmails);
    },

    token: ({ caller }) => ({ access_token: caller.googleToken }),

    async replaceToken({ body, caller, signal }) {
      const identity = await google.identify(body.access_token, signal);
      // A token of somebody else's must not act in this teacher's name.
      if (identity.sub !== caller.account.id) throw new Problem('token_refused');
      requireScopes(identity.scopes);
      await sessions.replaceGrant(caller.sessionId, {
        accessToken: body.access_token,
        ...identity,
      });
      return profileOf(caller.account, identity, adminEmails);
    },
  };
}
