import { bytesAtOnce, limits, strangersBytesAtOnce } from '@second-draft/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whenClosed } from '../scheduling/index.ts';
import { createAtOnce, type AtOnce } from './at-once.ts';
import { countAsItComes } from './count-as-it-comes.ts';
import { countedAddress } from './counted-address.ts';

export function boundFeedback(app: FastifyInstance, running: AtOnce): void {
  app.addHook('preHandler', async ({ routeOptions, caller }, reply) => {
    if (routeOptions.config.operation?.rate !== 'feedback' || !caller) return;
    whenClosed(reply.raw, running.begin(caller.account.id));
  });
}

const isChunked = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined;

function bytesOf(request: FastifyRequest): number {
  const { headers, routeOptions } = request;
  const { operation } = routeOptions.config;
  const mayBe = operation?.body === 'multipart' ? limits.rubricBytesMax : routeOptions.bodyLimit;
  const declared = isChunked(request) ? mayBe : Number(headers['content-length'] ?? 0);
  const answered = operation?.answer.kind === 'pdf' ? limits.rubricBytesMax : 0;
  return Math.min(declared, mayBe) + answered;
}

/**
 * Bounds the memory taken by bodies and files, and refuses more before reading it. Callers who
 * aren't signed in have a separate allowance, so they never delay those who are.
 */
export function boundBytes(
  app: FastifyInstance,
  bounds: { teachers: AtOnce; strangers: AtOnce } = {
    teachers: createAtOnce(bytesAtOnce),
    strangers: createAtOnce(strangersBytesAtOnce),
  },
): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { caller, ip } = request;
    const begin = (bytes: number) =>
      caller
        ? bounds.teachers.begin(caller.account.id, bytes)
        : bounds.strangers.begin(countedAddress(ip), bytes);
    if (isChunked(request) && request.routeOptions.config.isCountedAsItComes)
      return countAsItComes(payload, reply.raw, begin);
    const bytes = bytesOf(request);
    // The browser may have left while its session was looked up.
    if (bytes > 0) whenClosed(reply.raw, begin(bytes));
    return payload;
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body in chunks counts as what has come of it, not as the longest that may come. */
    isCountedAsItComes?: boolean;
  }
}
