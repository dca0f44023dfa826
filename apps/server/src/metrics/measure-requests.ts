import type { ErrorCode } from '@second-draft/contract';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateReply('refusal', null);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    metrics.answered(method, route, reply.statusCode, reply.elapsedTime / 1000);
    if (reply.refusal !== null) metrics.refused(reply.refusal);
  });
}

declare module 'fastify' {
  interface FastifyReply {
    refusal: ErrorCode | null;
  }
}
