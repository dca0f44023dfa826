import type { FastifyReply, FastifyRequest } from 'fastify';

/** Calls on the API that fail although nothing is wrong with them. */
export interface Failures {
  /** How many of the next calls fail. */
  set(calls: number): void;
  strike(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createFailures(): Failures {
  let left = 0;
  return {
    set: (calls) => {
      left = calls;
    },
    async strike(_request, reply) {
      if (left === 0) return;
      left -= 1;
      await reply.code(500).send({ error: { type: 'api_error', message: 'Told to fail.' } });
    },
  };
}
