import { createEndedTrials } from './accounts/index.ts';
import { createSessions, createSessionStore, type Sessions } from './auth/index.ts';
import { createPaying, type Paying } from './billing/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/index.ts';
import { createGoogle, type Google } from './google/index.ts';
import type { DeletionParts } from './privacy/index.ts';
import type { PretendSchool } from './sandbox/index.ts';
import { appSecretIn, createSeal, type AppSecrets } from './secrets/index.ts';

/** What the server stands on, and an operator's command that no server carries out. */
export interface Core {
  appSecrets: AppSecrets;
  google: Google;
  sessions: Sessions;
  /** Null where nobody can pay. */
  paying: Paying | null;
  deletion: DeletionParts;
}

const googleFor = (config: Config['google'], school: PretendSchool | null): Google =>
  createGoogle(
    config.sandbox
      ? { origin: school?.origin ?? null, clientId: school?.clientId ?? '' }
      : { origin: config.origin, clientId: config.clientId },
  );

/** @param school the pretend school, where one runs in this process */
export async function openCore(
  config: Config,
  db: Database,
  school: PretendSchool | null,
): Promise<Core> {
  const appSecrets = config.appSecrets ?? ([await appSecretIn(config.dataDir)] as const);
  const sessions = createSessions(createSessionStore(db), createSeal(appSecrets, 'google-token'));
  const google = googleFor(config.google, school);
  const paying = createPaying(config.payments ?? school?.payments ?? null, db);
  // A pretend school that is gone has left tokens that mean nothing to Google.
  const hasTokens = !config.google.sandbox || school !== null;
  return {
    appSecrets,
    google,
    sessions,
    paying,
    deletion: {
      db,
      google,
      trials: createEndedTrials(db, appSecrets),
      tokensOf: async (accountId) => (hasTokens ? sessions.tokensOf(accountId) : []),
      cancelPayments: async (accountId) => paying?.billing.cancelAll(accountId),
    },
  };
}
