import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { limits } from '@second-draft/contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { bindOperations, type Doorkeeper } from './api/bind.ts';
import { refuseCrossSite } from './api/cross-site.ts';
import { answerErrors, answerUnknown, answerUnreadable } from './api/errors.ts';
import type { Handlers } from './api/handlers.ts';
import type { Config } from './config.ts';
import type { OutsideOrigins } from './site/policy.ts';
import { serveSite } from './site/serve-site.ts';

/** A batch of 400 file ids, a feedback request or a draft with its points stays well below this. */
const BODY_BYTES_MAX = 1024 * 1024;

interface AppParts {
  config: Pick<Config, 'logLevel' | 'publicUrl'>;
  handlers: Handlers;
  door: Doorkeeper;
  /** The folder of the built web app; null serves the API alone. */
  siteRoot: string | null;
  outside: OutsideOrigins;
  /** Whether the database answers. */
  ping(): Promise<void>;
  /** Takes the log's lines; null: the standard output. */
  log: { write(line: string): void } | null;
  /** Takes a request that isn't the product's own (the pretend school's pages). */
  answerFirst: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
}

/** Requests are logged by route and status: an address may hold ids, and bodies hold writing. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
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

/** Puts the HTTP server together; it does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, answerFirst } = parts;
  const app = Fastify({
    logger: { level: config.logLevel, ...(parts.log && { stream: parts.log }) },
    // One line when it is answered is enough, see above.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => void answerUnreadable(reply),
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!answerFirst?.(request, response)) handle(request, response);
      }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  logRequests(app);
  answerErrors(app);
  await app.register(helmet, {
    // Each page gets a policy of its own, see site/policy.ts.
    contentSecurityPolicy: false,
    // Google's sign-in answers through a pop-up.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: limits.rubricBytesMax, files: 1, fields: 5 },
  });
  refuseCrossSite(app, config.publicUrl);
  app.get('/healthz', async () => {
    await parts.ping();
    return { status: 'ok' };
  });
  bindOperations(app, parts.handlers, parts.door);
  if (parts.siteRoot === null) app.setNotFoundHandler((_request, reply) => answerUnknown(reply));
  else
    await serveSite(app, {
      root: parts.siteRoot,
      publicUrl: config.publicUrl,
      outside: parts.outside,
    });
  return app;
}
