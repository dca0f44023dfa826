import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../http/register.ts';

/** What the pages need beside what the APIs do. */
export interface PageContext extends ApiContext {
  clientId: string;
  publicOrigin: () => string;
}

export const browserPaths: readonly string[] = [
  '/gsi/',
  '/o/oauth2/',
  '/js/',
  '/picker/',
  '/document/',
  '/presentation/',
  '/photos/',
  '/c/',
  '/drive/folders/',
  '/open',
];

/** Adds everything that a browser asks for. */
export function registerPages(_app: FastifyInstance, _context: PageContext): void {}
