import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from './accepts-encoding.ts';
import type { BuiltPage, Encoding } from './built-page.ts';

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'];
  return (['br', 'gzip'] as const).find((one) => acceptsEncoding(accepted, one)) ?? 'identity';
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: BuiltPage,
  status = 200,
): FastifyReply {
  const encoding = encodingFor(request);
  const version = `"${page.version}-${encoding}"`;
  void reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag: version });
  if (status === 200 && request.headers['if-none-match'] === version) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(status).type(page.type).send(page.bodies[encoding]);
}
