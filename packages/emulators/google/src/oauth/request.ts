import { describeScope, isIdentityScope, parseScopes } from '../scopes.ts';

/** What the token client asks the pop-up for. */
export interface TokenRequest {
  clientId: string;
  scopes: readonly string[];
  /** Origin of the page that opened the pop-up; the answer goes there and nowhere else. */
  origin: string;
  /** Tells the token client's answers apart. */
  relay: string;
  state: string;
  /** Space-separated: `select_account`, `consent`, `none`. */
  prompt: readonly string[];
  loginHint: string;
  /** Only accounts of this domain are offered. */
  domain: string;
  includesGranted: boolean;
  /** The account chosen in the pop-up, by id. */
  account: string;
}

/** Why a request can't be answered, under Google's own names for it. */
export interface RefusedRequest {
  error: 'invalid_client' | 'origin_mismatch' | 'invalid_scope';
  message: string;
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** What the emulator knows of the app that asks. */
export interface KnownApp {
  clientId: string;
  publicOrigin: string;
  /** Host and port at which the pop-up itself was reached. */
  host: string;
}

/** The app's own origin, the pop-up's, or any on this machine, as a developer would register. */
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

/** @returns what is wrong with the request, or nothing */
export function refuse(request: TokenRequest, known: KnownApp): RefusedRequest | undefined {
  if (request.clientId !== known.clientId)
    return { error: 'invalid_client', message: 'The OAuth client was not found.' };
  if (!isKnownOrigin(request.origin, known))
    return { error: 'origin_mismatch', message: 'This origin is not one of the app’s own.' };
  if (request.scopes.length === 0 || request.scopes.some(isUnknown))
    return { error: 'invalid_scope', message: 'Some requested scopes were invalid.' };
  return undefined;
}
