import type { Person } from '../school/types.ts';
import { isIdentityScope } from '../scopes.ts';
import type { Store } from '../store/store.ts';
import { tokenLifetime } from '../store/tokens.ts';
import type { TokenRequest } from './request.ts';

export type TokenResponse = Readonly<Record<string, string | number>>;

/**
 * Identity scopes are never asked for; with the prompt `consent`, the others are asked for again.
 */
export function scopesToAskFor(request: TokenRequest, person: Person, store: Store): string[] {
  const optional = request.scopes.filter((scope) => !isIdentityScope(scope));
  if (request.prompt.includes('consent')) return optional;
  const { clientId } = request;
  const consented = store.tokens.consented({ personId: person.id, clientId });
  return optional.filter((scope) => !consented.has(scope));
}

/**
 * Records the consent. The token gets the consented scopes of this request or, with
 * include_granted_scopes, all that were ever consented to.
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

export function deniedResponse(
  request: TokenRequest,
  error: 'access_denied' | 'interaction_required',
): TokenResponse {
  return { error, ...(request.state && { state: request.state }) };
}
