import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/index.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts a call by address before anything else, and by teacher after authentication, before the
 * body is read.
 */
export function limitRates(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', async ({ routeOptions, ip, socket }) => {
    const { operation } = routeOptions.config;
    // Without an address, the caller has left already.
    if (socket.destroyed) throw new Problem('invalid_request');
    if (operation) await limits.count(operation.rate ?? 'usual', { address: ip });
  });
  app.addHook('preParsing', async ({ routeOptions, caller }) => {
    const { operation } = routeOptions.config;
    if (operation && caller)
      await limits.count(operation.rate ?? 'usual', { teacher: caller.account.id });
  });
}
