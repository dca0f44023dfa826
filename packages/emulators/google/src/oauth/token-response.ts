import type { Person } from '../school/types.ts';
import { isIdentityScope } from '../scopes.ts';
import type { Store } from '../store/store.ts';
import { tokenLifetime } from '../store/tokens.ts';
import type { TokenRequest } from './request.ts';

/** What the token client hands to the page's callback. */
export type TokenResponse = Readonly<Record<string, string | number>>;

/** Scopes asked for that sign-in doesn't cover and the person hasn't allowed yet. */
export function scopesToAskFor(request: TokenRequest, person: Person, store: Store): string[] {
  const optional = request.scopes.filter((scope) => !isIdentityScope(scope));
  if (request.prompt.includes('consent')) return optional;
  const { clientId } = request;
  const consented = store.tokens.consented({ personId: person.id, clientId });
  return optional.filter((scope) => !consented.has(scope));
}

/**
 * Remembers what the person allowed and issues a token: for the scopes of this request that
 * are allowed, and with include_granted_scopes for all that were allowed before.
 */
export function grantToken(
  request: TokenRequest,
  person: Person,
  allowed: readonly string[],
  store: Store,
): TokenResponse {
  const grantee = { personId: person.id, clientId: request.clientId };
  const isTicked = (one: string) => isIdentityScope(one) || allowed.includes(one);
  store.tokens.consent(grantee, {
    allowed: request.scopes.filter(isTicked),
    refused: scopesToAskFor(request, person, store).filter((one) => !isTicked(one)),
  });
  const consented = [...store.tokens.consented(grantee)];
  const scopes = request.includesGranted
    ? consented
    : consented.filter((one) => request.scopes.includes(one));
  const { value } = store.tokens.issue({ ...grantee, scopes });
  return {
    access_token: value,
    token_type: 'Bearer',
    expires_in: tokenLifetime,
    scope: scopes.join(' '),
    authuser: '0',
    prompt: allowed.length > 0 ? 'consent' : 'none',
    ...(person.domain && { hd: person.domain }),
    ...(request.state && { state: request.state }),
  };
}

/** The answer when the person, or a request that may not ask, allows nothing. */
export function deniedResponse(
  request: TokenRequest,
  error: 'access_denied' | 'interaction_required',
): TokenResponse {
  return { error, ...(request.state && { state: request.state }) };
}
