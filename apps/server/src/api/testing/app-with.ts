import { feedbackAtOnce } from '@second-draft/contract';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app.ts';
import { requireAccess } from '../../auth/index.ts';
import type { Doorkeeper } from '../bind.ts';
import { createHealth } from '../../health/index.ts';
import { createMetrics } from '../../metrics/index.ts';
import { createAtOnce } from '../../rates/index.ts';
import type { Caller, Handlers } from '../handlers.ts';
import { Problem } from '../../problems/index.ts';

/** Names the caller; without it nobody is signed in. */
export const CALLER = 'x-test-caller';

/**
 * The real API (contract, body parsing, error answers) around one feature's handlers. The test
 * closes it.
 * @param callers by the name that the test sends
 * @param siteRoot the folder of a built web app
 */
export function appWith(
  handlers: Partial<Handlers>,
  callers: Readonly<Record<string, Pick<Caller, 'account'> & { isAdministrator?: true }>> = {},
  siteRoot: string | null = null,
): Promise<FastifyInstance> {
  const administrators = Object.values(callers).flatMap(({ account, isAdministrator }) =>
    isAdministrator ? [account.email] : [],
  );
  const door: Doorkeeper = async (request, access) => {
    const caller = callers[String(request.headers[CALLER])];
    if (!caller) throw new Problem('not_signed_in');
    requireAccess(caller.account, access, administrators);
    return caller as Caller;
  };
  return createApp({
    config: { logLevel: 'silent', publicUrl: null, trustProxy: null },
    // Operations without a handler are bound too, but never called.
    handlers: handlers as Handlers,
    door,
    siteRoot,
    keptAssets: { find: async () => null },
    startsAppWhenIdle: false,
    outside: { scripts: [], frames: [], images: [], connections: [], styles: [] },
    log: null,
    health: createHealth({
      ping: async () => undefined,
      isOverloaded: () => false,
      knowsSchema: async () => true,
      requireRoom: async () => undefined,
    }),
    room: { doubt: () => undefined },
    metrics: createMetrics({ running: () => 0, pool: null }),
    rateLimits: {
      count: async () => undefined,
      forget: async () => undefined,
      close: async () => undefined,
    },
    running: createAtOnce(feedbackAtOnce),
    paying: null,
    answerFirst: null,
  });
}
