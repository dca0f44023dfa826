import { HOUR_MS, limits } from '@second-draft/contract';
import { createHash, randomBytes } from 'node:crypto';
import type { Seal } from '../secrets/index.ts';
import type { Account } from '../accounts/index.ts';
import type { Grant } from '../classroom-service/index.ts';
import type { SessionStore } from './store.ts';

export interface OpenSession {
  id: string;
  account: Account;
  grant: Grant;
}

/** Changing it logs everyone out. */
export const TOKEN_PURPOSE = 'google-token';

/** The store sees only a hash of the cookie and a sealed token. */
export interface Sessions {
  start(accountId: string, grant: Grant): Promise<{ cookie: string; expires: Date }>;
  /** Null when it doesn't exist, has ended, or was sealed under another secret. */
  find(cookie: string): Promise<OpenSession | null>;
  /** Unexpired access tokens, freshest first. */
  tokensOf(accountId: string): Promise<string[]>;
  /** Unless it has a fresher one, which another tab sent meanwhile. */
  replaceGrant(sessionId: string, grant: Grant): Promise<void>;
  end(cookie: string): Promise<void>;
}

const idOf = (cookie: string) => createHash('sha256').update(cookie).digest('hex');

export function createSessions(store: SessionStore, seal: Seal): Sessions {
  const sealed = (grant: Grant) => ({
    tokenCiphertext: seal.close(grant.accessToken),
    scopes: [...grant.scopes],
    tokenExpires: new Date(grant.expires * 1000),
  });
  return {
    async start(accountId, grant) {
      const cookie = randomBytes(32).toString('base64url');
      const expires = new Date(Date.now() + limits.sessionHours * HOUR_MS);
      await store.add({ idHash: idOf(cookie), accountId, expiresAt: expires, ...sealed(grant) });
      return { cookie, expires };
    },
    async find(cookie) {
      const kept = await store.find(idOf(cookie), new Date());
      const accessToken = kept && seal.open(kept.tokenCiphertext);
      if (!kept || accessToken === null) return null;
      const expires = Math.floor(kept.tokenExpires.getTime() / 1000);
      return {
        id: kept.idHash,
        account: kept.account,
        grant: { accessToken, scopes: kept.scopes, expires },
      };
    },
    async tokensOf(accountId) {
      const kept = await store.tokensOf(accountId, new Date());
      return kept.map((token) => seal.open(token)).filter((token) => token !== null);
    },
    replaceGrant: (sessionId, grant) => store.update(sessionId, sealed(grant)),
    end: (cookie) => store.remove(idOf(cookie)),
  };
}
