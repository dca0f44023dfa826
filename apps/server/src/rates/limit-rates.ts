import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts a call by address before anything else, and by teacher after authentication, before the
 * body is read.
 */
export function limitRates(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { operation } = routeOptions.config;
    if (operation) await limits.count(operation.rate ?? 'usual', { address: ip });
  });
  app.addHook('preParsing', async ({ routeOptions, caller }) => {
    const { operation } = routeOptions.config;
    if (operation && caller)
      await limits.count(operation.rate ?? 'usual', { teacher: caller.account.id });
  });
}
