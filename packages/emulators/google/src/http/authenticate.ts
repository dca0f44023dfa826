import type { FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Token } from '../store/tokens.ts';
import { GoogleError } from './errors.ts';

const expected =
  'Expected OAuth 2 access token, login cookie or other valid authentication credential. ' +
  'See https://developers.google.com/identity/sign-in/web/devconsole-project.';

/** From the Authorization header or the `access_token` parameter. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (header) return header;
  const { searchParams } = new URL(request.url, 'http://emulator');
  return searchParams.get('access_token') ?? undefined;
}

/** @throws GoogleError 401 when there is no token, or one that is unknown or expired. */
export function authenticate(request: FastifyRequest, store: Store): Token {
  const value = bearerToken(request);
  if (!value) {
    const message = `Request is missing required authentication credential. ${expected}`;
    throw new GoogleError(401, message, { reason: 'CREDENTIALS_MISSING' });
  }
  const token = store.tokens.live(value);
  if (token) return token;
  const message = `Request had invalid authentication credentials. ${expected}`;
  throw new GoogleError(401, message, {
    reason: 'authError',
    location: { name: 'Authorization', type: 'header' },
  });
}
