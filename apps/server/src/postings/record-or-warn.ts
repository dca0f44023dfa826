import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';

export type Log = Pick<FastifyBaseLogger, 'warn'>;

export const recordOrWarn = (recording: Promise<void>, log: Log): Promise<void> =>
  recording.catch((error: unknown) => {
    // The claim expires, and the next try looks at the document.
    log.warn({ failure: loggable(error) }, 'how a posting ended was not recorded');
  });
