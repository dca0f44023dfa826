import { createEndedTrials, type EndedTrials } from './accounts/index.ts';
import { createSessions, createSessionStore, TOKEN_PURPOSE, type Sessions } from './auth/index.ts';
import { createPaying, type Paying } from './billing/index.ts';
import { openClassroom } from './choose-classroom.ts';
import type { ClassroomService } from './classroom-service/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/index.ts';
import type { DeletionParts } from './privacy/index.ts';
import { createCountKeys, createRateStore } from './rates/index.ts';
import type { PretendSchool } from './sandbox/index.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './updates/index.ts';
import { appSecretIn, createSeal, type AppSecrets } from './secrets/index.ts';

/** Shared by the server and by operator commands that run without one. */
export interface Core {
  appSecrets: AppSecrets;
  classroom: ClassroomService;
  sessions: Sessions;
  trials: EndedTrials;
  /** Null where nobody can pay. */
  paying: Paying | null;
  deletion: DeletionParts;
  unsubscribing: UnsubscribeLinks;
}

/** @param school the pretend school, when it runs in this process */
export async function openCore(
  config: Config,
  db: Database,
  school: PretendSchool | null,
): Promise<Core> {
  const appSecrets = config.appSecrets ?? ([await appSecretIn(config.dataDir)] as const);
  const sessions = createSessions(createSessionStore(db), createSeal(appSecrets, TOKEN_PURPOSE));
  const classroom = openClassroom(config.classroom, school, appSecrets[0], db);
  const trials = createEndedTrials(appSecrets);
  const paying = createPaying(config.payments ?? school?.payments ?? null, db, trials);
  return {
    appSecrets,
    classroom,
    sessions,
    trials,
    paying,
    unsubscribing: createUnsubscribeLinks(appSecrets),
    deletion: {
      db,
      classroom,
      trials,
      tokensOf: (accountId) => sessions.tokensOf(accountId),
      cancelPayments: async (accountId) => paying?.billing.cancelAll(accountId),
      forgetCounts: (accountId) =>
        createRateStore(db).remove(createCountKeys(appSecrets[0]).ofTeacher(accountId)),
    },
  };
}
