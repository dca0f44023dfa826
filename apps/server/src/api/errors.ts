import { declares, type ErrorBody, type ErrorCode } from '@second-draft/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasNoOwner, isDatabaseAway } from '../db/index.ts';
import { loggable, Problem } from '../problems/index.ts';
import { answerPolicy } from './answer.ts';

function codeOf(error: FastifyError): ErrorCode {
  if (isDatabaseAway(error)) return 'database_unavailable';
  // Her account has been deleted in another browser meanwhile.
  if (hasNoOwner(error)) return 'not_signed_in';
  if (error.validation) return 'invalid_request';
  switch (error.statusCode) {
    case 413:
      return 'too_large';
    case 415:
      return 'unsupported';
    case 429:
      return 'too_many_requests';
    case 503:
      return 'overloaded';
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? 'invalid_request'
        : 'internal';
  }
}

function send(reply: FastifyReply, problem: Problem) {
  const { code, status, message, retryAfterSeconds } = problem;
  const body: ErrorBody = { error: message, code };
  reply.refusal = code;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  // The route's own serializer knows only its declared answers.
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': answerPolicy })
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function isUndeclared({ routeOptions }: FastifyRequest, code: ErrorCode): boolean {
  const { operation } = routeOptions.config;
  return operation !== undefined && !declares(operation, code);
}

/** Answers every refusal and failure as `{error, code}`. */
export function answerErrors(app: FastifyInstance, onDatabaseAway = () => {}): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    if (isDatabaseAway(error)) onDatabaseAway();
    // The browser has left: its work was stopped, and nobody reads the answer.
    if (reply.raw.destroyed) return reply;
    const problem = error instanceof Problem ? error : new Problem(codeOf(error));
    const { code } = problem;
    if (isUndeclared(request, code)) {
      request.log.error({ code, failure: loggable(error) }, 'an error that is not declared');
      return send(reply, new Problem('internal'));
    }
    if (code === 'internal') request.log.error({ failure: loggable(error) }, 'request failed');
    else if (code === 'database_unavailable')
      request.log.warn({ code, failure: loggable(error) }, 'the database is away');
    else if (code === 'model_refused')
      request.log.error(
        { code, failure: loggable(problem.cause) },
        'the model refuses its key, its name or its address',
      );
    else if (error instanceof Problem && error.cause !== undefined)
      request.log.info({ code, failure: loggable(error.cause) }, 'request refused');
    return send(reply, problem);
  });
}

/** Replaces Fastify's own answer, which would repeat the address. */
export function answerUnreadable(reply: FastifyReply): FastifyReply {
  return send(reply, new Problem('invalid_request'));
}

export function answerUnknown(reply: FastifyReply): FastifyReply {
  return send(reply, new Problem('not_found'));
}
