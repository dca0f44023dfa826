import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { limits } from '@second-draft/contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import {
  answerBrokenRequest,
  answerErrors,
  answerUnknown,
  answerUnreadable,
  bindOperations,
  createListener,
  refuseCrossSite,
  serializerCompiler,
  type Doorkeeper,
  type Handlers,
} from './api/index.ts';
import { serveWebhook, type Paying } from './billing/index.ts';
import type { OutsideOrigins } from './classroom-service/index.ts';
import type { Config } from './config/index.ts';
import type { Room } from './db/index.ts';
import { answerHealth, isProbe, shedLoad, type Health } from './health/index.ts';
import { measureRequests, type Metrics } from './metrics/index.ts';
import {
  boundBytes,
  boundFeedback,
  limitRates,
  type AtOnce,
  type RateLimits,
} from './rates/index.ts';
import { countedLookUps, permissionsPolicy, serveSite, type KeptAssets } from './site/index.ts';

/** A full profile: the most categories and students, in letters of three bytes. */
const BODY_BYTES_MAX = 2 * 1024 * 1024;

interface AppParts {
  config: Pick<Config, 'logLevel' | 'publicUrl' | 'trustProxy'>;
  handlers: Handlers;
  door: Doorkeeper;
  /** Folder of the built web app; null serves only the API. */
  siteRoot: string | null;
  keptAssets: Pick<KeptAssets, 'find'>;
  outside: OutsideOrigins;
  startsAppWhenIdle: boolean;
  health: Health;
  room: Pick<Room, 'doubt'>;
  metrics: Metrics;
  rateLimits: RateLimits;
  running: AtOnce;
  /** Null: standard output. */
  log: { write(line: string): void } | null;
  /** Null where nobody can pay. */
  paying: Paying | null;
  /** Returns true for a request that it has answered itself. */
  answerFirst: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
}

/**
 * Logs route and status only: an address may hold ids, and bodies hold writing. Each line has the
 * request's id, which the answer carries too.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    void reply.headers({ 'x-request-id': id, 'permissions-policy': permissionsPolicy });
  });
  app.addHook('onResponse', async (request, reply) => {
    // Balancers ask every second.
    const level = isProbe(request.routeOptions.url) ? 'debug' : 'info';
    request.log[level](
      {
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

function refuse(): never {
  throw new Error('Schemas are Zod’s.');
}

/** Fastify would load its own compilers; `createApp` sets Zod’s. */
const withoutJsonSchemas = { buildValidator: refuse, buildSerializer: refuse };

function bareApp({ config, answerFirst, log }: AppParts): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel, ...(log && { stream: log }) },
    // `logRequests` writes one line per answer instead.
    logController: new LogController({ disableRequestLogging: true }),
    // Unique across servers.
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_BYTES_MAX,
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered; then the connection is closed.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => void answerUnreadable(reply),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: withoutJsonSchemas },
    serverFactory: (handle) => createListener(handle, answerFirst),
    clientErrorHandler: answerBrokenRequest,
  });
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = bareApp(parts);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  logRequests(app);
  measureRequests(app, parts.metrics);
  answerErrors(app, () => parts.room.doubt());
  await app.register(helmet, {
    // Each page gets its own policy, see site/policy.ts.
    contentSecurityPolicy: false,
    // Sign-in answers through a pop-up.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: limits.rubricBytesMax, files: 1, fields: 5, fieldSize: 1_024 },
  });
  refuseCrossSite(app, config.publicUrl);
  await shedLoad(app);
  limitRates(app, parts.rateLimits);
  boundBytes(app);
  boundFeedback(app, parts.running);
  answerHealth(app, parts.health);
  bindOperations(app, parts.handlers, parts.door);
  if (parts.paying) await serveWebhook(app, parts.paying);
  if (parts.siteRoot === null) app.setNotFoundHandler((_request, reply) => answerUnknown(reply));
  else
    await serveSite(app, {
      root: parts.siteRoot,
      publicUrl: config.publicUrl,
      outside: parts.outside,
      kept: countedLookUps(parts.keptAssets, parts.rateLimits),
      startsAppWhenIdle: parts.startsAppWhenIdle,
    });
  return app;
}
