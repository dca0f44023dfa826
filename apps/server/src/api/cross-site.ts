import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problems/index.ts';

function comesFromElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const own = publicUrl === null ? request.host : new URL(publicUrl).host;
  return !URL.canParse(origin) || new URL(origin).host !== own;
}

/**
 * Refuses calls that another site's page makes with a teacher's cookie. Browsers say where a call
 * comes from (Sec-Fetch-Site, else Origin); a program that sends neither has only its own cookies.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    // The registered path, because one address can be spelled in several ways.
    if (request.routeOptions.url?.startsWith('/api/') && comesFromElsewhere(request, publicUrl))
      throw new Problem('cross_site');
  });
}
