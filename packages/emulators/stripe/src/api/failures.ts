import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Failures {
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
