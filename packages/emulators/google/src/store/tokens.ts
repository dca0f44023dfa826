import { randomBytes } from 'node:crypto';

/** Seconds. Google's tokens last an hour, less a second. */
export const tokenLifetime = 3599;

export interface Token {
  value: string;
  personId: string;
  clientId: string;
  scopes: readonly string[];
  /** Milliseconds since the epoch. */
  expires: number;
}

interface Grantee {
  personId: string;
  clientId: string;
}

interface Choice {
  allowed: readonly string[];
  refused: readonly string[];
}

export interface Tokens {
  /** @param expiresIn seconds; negative for a token that is already stale. */
  issue: (grant: Grantee & { scopes: readonly string[]; expiresIn?: number }) => Token;
  /** Undefined when unknown or expired. */
  live: (value: string) => Token | undefined;
  /**
   * Revokes a token with the consent and other tokens of the same person and app; false when
   * unknown or expired.
   */
  revoke: (value: string) => boolean;
  consented: (grantee: Grantee) => ReadonlySet<string>;
  consent: (grantee: Grantee, choice: Choice) => void;
}

function key({ personId, clientId }: Grantee): string {
  return `${personId} ${clientId}`;
}

export function createTokens(): Tokens {
  const tokens = new Map<string, Token>();
  const consents = new Map<string, Set<string>>();

  const live = (value: string) => {
    const token = tokens.get(value);
    return token && token.expires > Date.now() ? token : undefined;
  };

  /** Nobody asks for them again. */
  const forgetExpired = () => {
    for (const { value, expires } of tokens.values())
      if (expires <= Date.now()) tokens.delete(value);
  };

  return {
    live,
    issue({ personId, clientId, scopes, expiresIn = tokenLifetime }) {
      const value = `ya29.${randomBytes(96).toString('base64url')}`;
      const token = { value, personId, clientId, scopes, expires: Date.now() + expiresIn * 1000 };
      forgetExpired();
      tokens.set(value, token);
      return token;
    },
    revoke(value) {
      const token = live(value);
      if (!token) return false;
      consents.delete(key(token));
      for (const other of tokens.values())
        if (key(other) === key(token)) tokens.delete(other.value);
      return true;
    },
    consented: (grantee) => consents.get(key(grantee)) ?? new Set<string>(),
    consent(grantee, { allowed, refused }) {
      const before = [...(consents.get(key(grantee)) ?? [])];
      const kept = before.filter((scope) => !refused.includes(scope));
      consents.set(key(grantee), new Set([...kept, ...allowed]));
    },
  };
}
