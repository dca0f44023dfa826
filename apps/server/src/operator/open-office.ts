import { createSessions, createSessionStore } from '../auth/index.ts';
import { createPaying } from '../billing/index.ts';
import type { Config } from '../config/index.ts';
import { openDatabase } from '../db/index.ts';
import { createGoogle } from '../google/index.ts';
import { appSecretIn } from '../secrets/app-secret.ts';
import { createSeal } from '../secrets/seal.ts';
import type { Office } from './office.ts';

/**
 * Opens the database for a command that no server does.
 * @throws DatabaseUnavailable, DataFolderInUse
 */
export async function openOffice(config: Config): Promise<Office & { close(): Promise<void> }> {
  const { db, backUp, close } = await openDatabase(config);
  const secrets = config.appSecrets ?? ([await appSecretIn(config.dataDir)] as const);
  const sessions = createSessions(createSessionStore(db), createSeal(secrets, 'google-token'));
  const paying = createPaying(config.payments, db);
  const { google } = config;
  return {
    db,
    backUp,
    deletion: {
      db,
      // Without a server there is no pretend school, and its tokens are nothing to Google.
      google: createGoogle(google.sandbox ? { origin: null, clientId: '' } : google),
      tokensOf: async (accountId) => (google.sandbox ? [] : sessions.tokensOf(accountId)),
      cancelPayments: async (accountId) => paying?.billing.cancelAll(accountId),
    },
    log: { warn: () => undefined },
    close,
  };
}
