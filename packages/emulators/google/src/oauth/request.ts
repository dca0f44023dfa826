import { describeScope, isIdentityScope, parseScopes } from '../scopes.ts';

export interface TokenRequest {
  clientId: string;
  scopes: readonly string[];
  /** The opener's origin: the only one that may receive the answer. */
  origin: string;
  /** Identifies the token client that the answer is for. */
  relay: string;
  state: string;
  /** `select_account`, `consent`, `none`. */
  prompt: readonly string[];
  loginHint: string;
  /** Only this domain's accounts are offered; empty for all. */
  domain: string;
  includesGranted: boolean;
  /** Account id; empty until one is chosen. */
  account: string;
}

export interface RefusedRequest {
  error: 'invalid_client' | 'origin_mismatch' | 'invalid_scope';
  message: string;
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface KnownApp {
  clientId: string;
  publicOrigin: string;
  host: string;
}

/** The app's origin, the pop-up's, or any loopback host, as a developer would register. */
function isKnownOrigin(origin: string, { publicOrigin, host }: KnownApp): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isOurs = origin === publicOrigin || url.host === host || loopback.has(url.hostname);
  return isWeb && url.origin === origin && isOurs;
}

export function readTokenRequest(search: URLSearchParams): TokenRequest {
  const one = (name: string) => search.get(name) ?? '';
  return {
    clientId: one('client_id'),
    scopes: parseScopes(one('scope')),
    origin: one('origin'),
    relay: one('relay'),
    state: one('state'),
    prompt: one('prompt').split(' '),
    loginHint: one('login_hint'),
    domain: one('hd'),
    includesGranted: one('include_granted_scopes') !== 'false',
    account: one('account'),
  };
}

function isUnknown(scope: string): boolean {
  return !isIdentityScope(scope) && !describeScope(scope);
}

/** @returns undefined when nothing is wrong */
export function refuse(request: TokenRequest, known: KnownApp): RefusedRequest | undefined {
  if (request.clientId !== known.clientId)
    return { error: 'invalid_client', message: 'The OAuth client was not found.' };
  if (!isKnownOrigin(request.origin, known))
    return { error: 'origin_mismatch', message: 'This origin is not one of the app’s own.' };
  if (request.scopes.length === 0 || request.scopes.some(isUnknown))
    return { error: 'invalid_scope', message: 'Some requested scopes were invalid.' };
  return undefined;
}
