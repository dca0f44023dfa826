import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../http/authenticate.ts';
import { bodyField } from '../http/body.ts';
import type { Store } from '../store/store.ts';
import type { Token } from '../store/tokens.ts';
import { scope } from '../scopes.ts';

/** From a form's body, else from where API calls carry it. */
function tokenOf(request: FastifyRequest, field: string): string {
  const value = bodyField(request.body, field);
  const { searchParams } = new URL(request.url, 'http://emulator');
  return typeof value === 'string'
    ? value
    : (searchParams.get(field) ?? bearerToken(request) ?? '');
}

/** As tokeninfo does: numbers and booleans as strings, email address only with its scope. */
function describe(token: Token, email: string | undefined): Record<string, string> {
  const has = (short: string) => token.scopes.includes(scope(short));
  const isIdentified = ['openid', 'userinfo.email', 'userinfo.profile'].some(has);
  return {
    azp: token.clientId,
    aud: token.clientId,
    ...(isIdentified && { sub: token.personId }),
    scope: token.scopes.join(' '),
    exp: String(Math.floor(token.expires / 1000)),
    expires_in: String(Math.floor((token.expires - Date.now()) / 1000)),
    ...(email && has('userinfo.email') && { email, email_verified: 'true' }),
    access_type: 'online',
  };
}

const invalidToken = { error: 'invalid_token', error_description: 'Invalid Value' };

export function registerTokenInfo(app: FastifyInstance, store: Store): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/tokeninfo',
    handler(request, reply) {
      const token = store.tokens.live(tokenOf(request, 'access_token'));
      if (!token) return reply.code(400).send(invalidToken);
      return reply.send(describe(token, store.directory.person(token.personId)?.email));
    },
  });
}

/** Also withdraws the consent behind the token. Pages of any origin may call it. */
export function registerRevoke(app: FastifyInstance, store: Store, path: string): void {
  app.post(path, (request, reply) => {
    const revoked = store.tokens.revoke(tokenOf(request, 'token'));
    reply.header('access-control-allow-origin', '*');
    return revoked ? reply.send({}) : reply.code(400).send(invalidToken);
  });
}
