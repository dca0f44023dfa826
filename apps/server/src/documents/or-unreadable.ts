import type { FastifyBaseLogger } from 'fastify';
import { loggable, Problem } from '../problems/index.ts';

/**
 * A document that the reader trips over is one that can't be read, whatever went wrong.
 * @throws Problem, or the signal's reason
 */
export async function orUnreadable<T>(
  reading: Promise<T>,
  signal: AbortSignal,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Problem) throw error;
    log.error({ failure: loggable(error) }, 'reading a document failed');
    throw new Problem('document_unreadable', { cause: error });
  }
}
