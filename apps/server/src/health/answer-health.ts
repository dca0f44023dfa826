import type { FastifyInstance, FastifyReply } from 'fastify';
import { version } from '../location.ts';
import type { Health, Trouble } from './health.ts';

/** Health is answered even while other requests are refused. */
const alwaysAnswered = { pressureHandler: () => undefined };

const probes = ['/healthz', '/readyz', '/readyz/pages'] as const;

/** @param route as declared */
export const isProbe = (route: string | undefined): boolean =>
  probes.some((probe) => probe === route);

function answer(reply: FastifyReply, troubles: readonly Trouble[]) {
  const isWell = troubles.length === 0;
  return reply
    .code(isWell ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(isWell ? { status: 'ok', version } : { status: 'unavailable', troubles, version });
}

/**
 * `/healthz`: the process is up and has its database. `/readyz`: it can take requests; not while it
 * is stopping, overloaded or without its database. `/readyz/pages`: it can take those that need no
 * database.
 */
export function answerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { config: alwaysAnswered }, async (_request, reply) =>
    answer(reply, await health.databaseTroubles()),
  );
  app.get('/readyz', { config: alwaysAnswered }, async (_request, reply) =>
    answer(reply, await health.troubles()),
  );
  app.get('/readyz/pages', { config: alwaysAnswered }, async (_request, reply) =>
    answer(reply, health.troublesWithPages()),
  );
}
