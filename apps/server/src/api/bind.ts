import {
  isJson,
  operations,
  type Access,
  type Operation,
  type OperationName,
} from '@second-draft/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPolicy, sendAnswer } from './answer.ts';
import type { Call, Caller, Handlers } from './handlers.ts';
import { Problem } from '../problems/index.ts';
import { isStorable } from '../db/index.ts';
import { whenClosed } from '../scheduling/index.ts';

/** Identifies the caller; throws a `Problem` when she may not call. */
export type Doorkeeper = (
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
) => Promise<Caller>;

type AnyHandler = (call: Call<Operation>) => unknown;

function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply.raw, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The longest thing a stranger sends is a contact message, each letter escaped in JSON. */
const STRANGERS_BODY_BYTES_MAX = 128 * 1024;

function schemaOf(operation: Operation) {
  const { params, query, body, answer } = operation;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && body !== 'multipart' && { body }),
    ...(isJson(answer) && { response: { 200: answer.schema } }),
  };
}

export function bindOperations(app: FastifyInstance, handlers: Handlers, door: Doorkeeper): void {
  for (const name of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[name];
    // `Handlers` pairs each name with its operation, which TypeScript can't follow in a loop.
    const handle = handlers[name] as AnyHandler;
    app.route({
      method: operation.method,
      url: operation.path,
      schema: schemaOf(operation),
      config: { operation },
      ...(operation.access === 'public' && { bodyLimit: STRANGERS_BODY_BYTES_MAX }),
      // Runs before the body is read: strangers' bodies are not worth parsing.
      onRequest: async (request, reply) => {
        void reply.header('content-security-policy', answerPolicy);
        const { access } = operation;
        if (access !== 'public') request.caller = await door(request, access);
      },
      preValidation: async ({ params, query, body }) => {
        if (![params, query, body].every(isStorable)) throw new Problem('invalid_request');
      },
      handler: async (request, reply) => {
        const answer = await handle({
          params: request.params as never,
          query: request.query as never,
          body: request.body,
          caller: request.caller as never,
          signal: signalOf(reply),
          log: request.log,
          http: { request, reply },
        });
        return sendAnswer(operation.answer, answer, request, reply);
      },
    });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
