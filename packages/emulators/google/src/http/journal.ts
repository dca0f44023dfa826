import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AnsweredCall } from '../options.ts';

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
        });
        done();
      });
    },
  };
}
