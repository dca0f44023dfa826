import { feedbackAtOnce } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { existsSync } from 'node:fs';
import { bindIdentities } from './accounts/index.ts';
import { createApp } from './app.ts';
import { createDoorkeeper, createSessionCookie } from './auth/index.ts';
import { workInBackground } from './background-work.ts';
import { createClosing, type Closing } from './closing.ts';
import { createComposedServer, type ComposedServer } from './composed-server.ts';
import { ConfigProblem, identitiesOf, type Config } from './config/index.ts';
import { createContactStore, TRIED_FOR_MS } from './contact/index.ts';
import { openCore, type Core } from './core.ts';
import { createRoom, openDatabase, type Database, type OpenDatabase } from './db/index.ts';
import { createTextThreads, type TextThreads } from './feedback/index.ts';
import { folderProblem, refuseOtherMachines } from './folder-classroom/index.ts';
import { handlersOf } from './handlers.ts';
import { siteFolder } from './location.ts';
import { createMail } from './mail/index.ts';
import { createMetricsServer } from './metrics/index.ts';
import { observe, type ObservedDatabase, type Observation } from './observation.ts';
import { openChannel } from './operator/index.ts';
import { openPostings } from './postings/index.ts';
import { createAtOnce, createRateLimits, createRateStore } from './rates/index.ts';
import { openPretendSchool, type PretendSchool } from './sandbox/index.ts';
import { createKeptAssets, outsideOriginsOf, startsAppWhenIdle } from './site/index.ts';

type OpenedDatabase = ObservedDatabase &
  Pick<OpenDatabase, 'backUp' | 'close'> &
  Partial<Pick<OpenDatabase, 'migrationsApplied'>>;

/** Replaces what the server would open itself. */
export interface Given {
  /** Closed with the server, or when it can't be composed. */
  database?: OpenedDatabase;
  /** Closed with the server, or when it can't be composed once they are in use. */
  threads?: TextThreads;
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

function createServices(
  db: Database,
  config: Config,
  [appSecret]: Core['appSecrets'],
  threads: TextThreads,
) {
  const { publicUrl, smtpUrl, contactEmail, rateLimitFactor } = config;
  return {
    cookie: createSessionCookie(publicUrl?.startsWith('https:') ?? false),
    threads,
    mail: smtpUrl === null ? null : createMail(smtpUrl, contactEmail),
    rateLimits: createRateLimits(createRateStore(db), { factor: rateLimitFactor, appSecret }),
    postings: openPostings(db),
    room: createRoom(db),
    running: createAtOnce(feedbackAtOnce),
    contactStore: createContactStore(db),
    keptAssets: createKeptAssets(db, siteFolder),
    // Not built in development, when the web app's own tools serve it.
    hasSite: existsSync(siteFolder),
  };
}

interface Parts {
  config: Config;
  database: OpenedDatabase;
  core: Core;
  /** Null where another classroom is used. */
  school: PretendSchool | null;
  services: ReturnType<typeof createServices>;
}

function openApp(parts: Parts, { health, metrics }: Observation, log: Given['log']) {
  const { config, database, core, school, services } = parts;
  const { classroom, sessions, paying } = core;
  const { cookie, rateLimits, room, running, keptAssets, hasSite } = services;
  return createApp({
    config,
    handlers: handlersOf({ ...core, ...services, config, db: database.db, school, metrics }),
    door: createDoorkeeper(sessions, cookie, config.adminEmails, classroom),
    siteRoot: hasSite ? siteFolder : null,
    keptAssets,
    outside: outsideOriginsOf(config, classroom.inBrowser.outside),
    startsAppWhenIdle: startsAppWhenIdle(config, classroom),
    health,
    room,
    metrics,
    rateLimits,
    running,
    paying,
    log: log ?? null,
    answerFirst: answerFirstOf(config, school),
  });
}

/** Deleting an account also takes its counts from this server's memory. */
const forgettingCounts = (core: Core, { rateLimits }: Parts['services']): Core => ({
  ...core,
  deletion: { ...core.deletion, forgetCounts: (accountId) => rateLimits.forget(accountId) },
});

/** Null unless this process holds the embedded database: only it can run operator commands on it. */
async function openOwnChannel(
  { config, database, core }: Parts,
  given: Given,
  log: FastifyBaseLogger,
) {
  if (given.database !== undefined || config.databaseUrl !== null) return null;
  const { deletion, unsubscribing } = core;
  const { db, backUp } = database;
  const { publicUrl } = config;
  return openChannel(config.dataDir, { db, deletion, backUp, publicUrl, unsubscribing, log });
}

async function composeOn(
  database: OpenedDatabase,
  config: Config,
  given: Given,
  closing: Closing,
): Promise<ComposedServer> {
  const { db } = database;
  await bindIdentities(db, identitiesOf(config.classroom));
  const school = config.classroom.kind === 'pretend' ? await openPretendSchool() : null;
  if (school) closing.add(school.close);
  const opened = await openCore(config, db, school);
  const threads = given.threads ?? createTextThreads();
  closing.add(() => threads.close());
  const services = createServices(db, config, opened.appSecrets, threads);
  const core = forgettingCounts(opened, services);
  const { mail, rateLimits, postings, running, contactStore, hasSite } = services;
  const keptAssets = hasSite ? services.keptAssets : null;
  const parts = { config, database, core, school, services };
  const observation = observe({
    database,
    room: services.room,
    config,
    running: running.count,
    isOverloaded: () => app.isUnderPressure(),
    unsentMail: mail && (() => contactStore.countUnsent(TRIED_FOR_MS)),
  });
  const { health, metrics, knowsSchema, notePurged } = observation;
  const metricsServer = createMetricsServer(metrics);
  closing.add(
    () => rateLimits.close(),
    () => metricsServer.close(),
  );
  closing.add(() => postings.settled());
  const app = await openApp(parts, observation, given.log);
  let stopWorking = async () => {};
  // Together: a mail server may take as long as the requests that are let finish.
  closing.add(
    () => app.close(),
    () => stopWorking(),
  );
  const { log } = app;
  const { migrationsApplied = 0 } = database;
  if (migrationsApplied > 0) log.info({ migrationsApplied }, 'the database was migrated');
  if (!(await knowsSchema())) log.error('this version does not know the database’s tables');
  const { paying } = core;
  stopWorking = workInBackground({
    db,
    onPurged: notePurged,
    contactStore,
    mail,
    keptAssets,
    paying,
    log,
  });
  const closeChannel = await openOwnChannel(parts, given, log);
  closing.add(async () => closeChannel?.());
  const { close } = closing;
  return createComposedServer({ config, app, health, metricsServer, keptAssets, school, close });
}

/** @throws ConfigProblem, DatabaseUnavailable, DataFolderInUse, OtherIdentities */
export async function compose(config: Config, given: Given = {}): Promise<ComposedServer> {
  await requireFolder(config.classroom);
  const database = given.database ?? (await openDatabase(config));
  const closing = createClosing();
  closing.add(() => database.close());
  try {
    return await composeOn(database, config, given, closing);
  } catch (error) {
    // Why it can't start is what the operator has to read.
    await closing.close().catch(() => undefined);
    throw error;
  }
}
