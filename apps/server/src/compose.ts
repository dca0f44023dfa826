import { feedbackAtOnce } from '@second-draft/contract';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { bindIdentities } from './accounts/index.ts';
import { createApp } from './app.ts';
import { createDoorkeeper, createSessionCookie } from './auth/index.ts';
import { keepUpWithPayments, WEBHOOK_PATH } from './billing/index.ts';
import { ConfigProblem, identitiesOf, type Config } from './config/index.ts';
import { createContactStore, keepMailing, TRIED_FOR_MS } from './contact/index.ts';
import { openCore } from './core.ts';
import { createSchemaCheck, openDatabase, type OpenDatabase } from './db/index.ts';
import { createTextThreads } from './feedback/index.ts';
import { folderProblem, refuseOtherMachines } from './folder-classroom/index.ts';
import { handlersOf } from './handlers.ts';
import { createHealth } from './health/index.ts';
import { siteFolder, version } from './location.ts';
import { createMail } from './mail/index.ts';
import { createMetrics, createMetricsServer, serverGauges } from './metrics/index.ts';
import { openChannel } from './operator/index.ts';
import { openPostings } from './postings/index.ts';
import { keepPurging } from './privacy/index.ts';
import { createAtOnce, createRateLimits, createRateStore } from './rates/index.ts';
import { openPretendSchool, type PretendSchool } from './sandbox/index.ts';
import { createSentFeedbacks } from './second-drafts/index.ts';
import { createKeptAssets, keepAssets, outsideOriginsOf, startsAppWhenIdle } from './site/index.ts';
import { startNotes } from './start-notes.ts';

export interface ComposedServer {
  /** @returns the local address; people may use another */
  listen(): Promise<string>;
  /** Keeps serving until balancers know that it stops, then closes. */
  stop(): Promise<void>;
  /** Lets running requests finish, then releases everything. */
  close(): Promise<void>;
  notes: readonly string[];
}

type OpenedDatabase = Pick<OpenDatabase, 'db' | 'ping' | 'connections' | 'backUp' | 'close'> &
  Partial<Pick<OpenDatabase, 'migrationsApplied' | 'countSetAside'>>;

/** Replaces what the server would open itself. */
export interface Given {
  /** Closed with the server, or when it can't be composed. */
  database?: OpenedDatabase;
  /** Default: standard output. */
  log?: { write(line: string): void };
}

/** @throws ConfigProblem when the classroom's folder can't be opened */
async function requireFolder(classroom: Config['classroom']): Promise<void> {
  const problem = classroom.kind === 'folder' ? await folderProblem(classroom.folder) : null;
  if (problem !== null) throw new ConfigProblem([problem]);
}

function answerFirstOf({ classroom }: Config, school: PretendSchool | null) {
  if (classroom.kind === 'folder') return refuseOtherMachines;
  return school && ((...request: Parameters<PretendSchool['answer']>) => school.answer(...request));
}

async function composeOn(
  database: OpenedDatabase,
  config: Config,
  given: Given,
): Promise<ComposedServer> {
  await bindIdentities(database.db, identitiesOf(config.classroom));
  const school = config.classroom.kind === 'pretend' ? await openPretendSchool() : null;
  const core = await openCore(config, database.db, school);
  const { classroom, sessions, paying, deletion, appSecrets } = core;
  const cookie = createSessionCookie(config.publicUrl?.startsWith('https:') ?? false);
  const threads = createTextThreads();
  const { smtpUrl, contactEmail } = config;
  const mail = smtpUrl === null ? null : createMail(smtpUrl, contactEmail);
  const rateLimits = createRateLimits(createRateStore(database.db), {
    factor: config.rateLimitFactor,
    appSecret: appSecrets[0],
  });
  const postings = openPostings(database.db);
  const running = createAtOnce(feedbackAtOnce);
  const knowsSchema = createSchemaCheck(database.db);
  const health = createHealth({
    ping: () => database.ping(),
    isOverloaded: () => app.isUnderPressure(),
    knowsSchema,
  });
  const contactStore = createContactStore(database.db);
  let purgedAt = Date.now();
  const metrics = createMetrics({
    running: running.count,
    pool: database.connections,
    gauges: serverGauges({
      db: database.db,
      dataDir: config.databaseUrl === null ? config.dataDir : null,
      isReady: async () => (await health.troubles()).length === 0,
      purgedAt: () => purgedAt,
      setAside: database.countSetAside ?? null,
      unsentMail: mail && (() => contactStore.countUnsent(TRIED_FOR_MS)),
      sentFeedbacks: () => createSentFeedbacks(database.db).ofAll(),
    }),
  });
  // Not built in development, when the web app's own tools serve it.
  const hasSite = existsSync(siteFolder);
  const keptAssets = createKeptAssets(database.db, siteFolder);
  const app = await createApp({
    config,
    handlers: handlersOf({
      ...core,
      config,
      db: database.db,
      cookie,
      school,
      threads,
      mail,
      rateLimits,
      metrics,
      postings,
    }),
    door: createDoorkeeper(sessions, cookie, config.adminEmails, classroom),
    siteRoot: hasSite ? siteFolder : null,
    keptAssets,
    outside: outsideOriginsOf(config, classroom.inBrowser.outside),
    startsAppWhenIdle: startsAppWhenIdle(config, classroom),
    health,
    metrics,
    rateLimits,
    running,
    paying,
    log: given.log ?? null,
    answerFirst: answerFirstOf(config, school),
  });
  const { migrationsApplied = 0 } = database;
  if (migrationsApplied > 0) app.log.info({ migrationsApplied }, 'the database was migrated');
  if (!(await knowsSchema())) app.log.error('this version does not know the database’s tables');
  const stopPurging = keepPurging(database.db, app.log, undefined, () => {
    purgedAt = Date.now();
  });
  const stopMailing = mail && keepMailing({ store: contactStore, mail }, app.log);
  const stopSharing = hasSite ? keepAssets(keptAssets, app.log) : null;
  const stopKeepingUp = paying && keepUpWithPayments(paying.billing, app.log);
  // Only the process that holds the embedded database can run operator commands on it.
  const isAlone = given.database === undefined && config.databaseUrl === null;
  const closeChannel = isAlone
    ? await openChannel(config.dataDir, {
        db: database.db,
        deletion,
        backUp: database.backUp,
        publicUrl: config.publicUrl,
        unsubscribing: core.unsubscribing,
        log: app.log,
      })
    : null;
  const metricsServer = createMetricsServer(metrics);
  const close = async () => {
    await Promise.all([app.close(), closeChannel?.()]);
    await postings.settled();
    await Promise.all([
      school?.close(),
      threads.close(),
      stopPurging(),
      stopMailing?.(),
      stopKeepingUp?.(),
      stopSharing?.(),
      rateLimits.close(),
      metricsServer.close(),
    ]);
    await database.close();
  };
  return {
    async listen() {
      if (config.metricsPort !== null) {
        const port = await metricsServer.listen(config.metricsHost, config.metricsPort);
        app.log.info({ port }, 'metrics are served');
      }
      // Before any page of this build is given out: the next request may go to another server.
      if (hasSite && config.databaseUrl !== null) await keptAssets.share();
      const address = await app.listen({ host: config.host, port: config.port });
      app.log.info({ version, address, notes: startNotes(config) }, 'started');
      school?.tellPayments(new URL(WEBHOOK_PATH, address).href);
      return address;
    },
    async stop() {
      health.stop();
      app.log.info({ drainSeconds: config.drainSeconds }, 'stopping');
      await wait(config.drainSeconds * 1000);
      app.log.info('drained; finishing what runs');
      await close();
      app.log.info('stopped');
    },
    close,
    notes: startNotes(config),
  };
}

/** @throws ConfigProblem, DatabaseUnavailable, DataFolderInUse, OtherIdentities */
export async function compose(config: Config, given: Given = {}): Promise<ComposedServer> {
  await requireFolder(config.classroom);
  const database = given.database ?? (await openDatabase(config));
  try {
    return await composeOn(database, config, given);
  } catch (error) {
    await database.close();
    throw error;
  }
}
