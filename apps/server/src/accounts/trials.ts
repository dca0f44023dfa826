import { createHmac } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { endedTrials } from '../db/schema/accounts.ts';
import { deriveKey, type AppSecrets } from '../secrets/index.ts';

/**
 * When deleted accounts' trials ended, so that nobody gets a second trial by deleting the first.
 */
export interface EndedTrials {
  /** Call within the transaction that deletes the account. */
  remember(queries: Queries, accountId: string, trialEnds: Date): Promise<void>;
  /** Null when none is on record. */
  endOf(queries: Queries, accountId: string): Promise<Date | null>;
}

/** @param appSecrets key the hashes: the database alone doesn't tell whose trials these were */
export function createEndedTrials(appSecrets: AppSecrets): EndedTrials {
  const keys = appSecrets.map((secret) => deriveKey(secret, 'ended trials'));
  const hashOf = (key: Buffer, accountId: string) =>
    createHmac('sha256', key).update(accountId).digest('base64url');
  return {
    async remember(queries, accountId, trialEnds) {
      const [newest = Buffer.alloc(0)] = keys;
      await queries
        .insert(endedTrials)
        .values({ accountHash: hashOf(newest, accountId), trialEnds })
        .onConflictDoUpdate({
          target: endedTrials.accountHash,
          set: { trialEnds, endedAt: sql`now()` },
        });
    },
    async endOf(queries, accountId) {
      const hashes = keys.map((key) => hashOf(key, accountId));
      const rows = await queries
        .select({ trialEnds: endedTrials.trialEnds })
        .from(endedTrials)
        .where(inArray(endedTrials.accountHash, hashes));
      const ends = rows.map(({ trialEnds }) => trialEnds.getTime());
      return ends.length > 0 ? new Date(Math.max(...ends)) : null;
    },
  };
}
