import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Links } from '../links.ts';
import type { Store } from '../store/store.ts';
import { authenticate } from './authenticate.ts';
import { omitEmpty } from './empty.ts';
import { errorBody, GoogleError, type Dialect } from './errors.ts';
import { selectFields } from './fields.ts';
import type { ApiCall, ApiMethod } from './method.ts';
import { parseQuery, standardParameters } from './query.ts';
import { insufficientScopes } from './scope-error.ts';

export interface ApiContext {
  store: Store;
  links: Links;
}

export function dialectOf(path: string): Dialect {
  return path.startsWith('/drive/') ? 'drive' : 'rpc';
}

function readCall(
  method: ApiMethod,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  context: ApiContext,
): ApiCall {
  const token = authenticate(request, context.store);
  const caller = context.store.directory.person(token.personId);
  if (!caller) throw new GoogleError(401, 'The account of this token is gone.');
  const { searchParams } = new URL(request.url, 'http://emulator');
  return {
    ...context,
    method: method.id,
    caller,
    token,
    params: request.params,
    query: parseQuery(searchParams, { ...standardParameters, ...method.query }),
    body: request.body,
  };
}

function sendError(error: GoogleError, path: string, reply: FastifyReply): FastifyReply {
  if (error.code === 401)
    reply.header('www-authenticate', 'Bearer realm="https://accounts.google.com/"');
  return reply.code(error.code).send(errorBody(error, dialectOf(path)));
}

export function registerMethod(app: FastifyInstance, method: ApiMethod, context: ApiContext): void {
  const keepFalse = dialectOf(method.path) === 'drive';
  app.route<{ Params: Record<string, string> }>({
    method: method.verb,
    url: method.path,
    handler(request, reply) {
      const call = readCall(method, request, context);
      if (!method.scopes.some((scope) => call.token.scopes.includes(scope)))
        return reply.code(403).send(insufficientScopes);
      const answer = omitEmpty(method.answer(call), keepFalse);
      const fields = call.query.one('fields') ?? method.standardFields;
      return reply.send(fields ? selectFields(answer, fields) : answer);
    },
  });
}

/** A broken body is answered in Google's words too. */
export function wordErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | GoogleError>((error, request, reply) => {
    if (error instanceof GoogleError) return sendError(error, request.url, reply);
    const code = error.statusCode ?? 500;
    const message = code < 500 ? 'Invalid JSON payload received.' : 'Internal error encountered.';
    return sendError(new GoogleError(code, message), request.url, reply);
  });
}
