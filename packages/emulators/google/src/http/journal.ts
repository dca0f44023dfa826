import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AnsweredCall } from '../options.ts';

/** Of the newest calls: a pretend school may be open for months. */
export const MOST_KEPT = 2_000;

export interface Journal {
  calls: () => AnsweredCall[];
  peakConcurrency: () => number;
  reset: () => void;
  watch: (app: FastifyInstance) => void;
}

export function createJournal(): Journal {
  let answered: AnsweredCall[] = [];
  let inFlight = 0;
  let peak = 0;

  return {
    calls: () => [...answered],
    peakConcurrency: () => peak,
    reset() {
      answered = [];
      peak = inFlight;
    },
    watch(app) {
      app.addHook('onRequest', (request, reply, done) => {
        inFlight += 1;
        peak = Math.max(peak, inFlight);
        finished(reply.raw, (error) => {
          inFlight -= 1;
          if (error) return;
          answered.push({ method: request.method, path: request.url, status: reply.statusCode });
          if (answered.length > MOST_KEPT) answered.shift();
        });
        done();
      });
    },
  };
}
