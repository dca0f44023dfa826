import { Readable } from 'node:stream';
import type { Answer } from '@second-draft/contract';
import { inParts } from './download.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

const acceptsJson = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('application/json');

/** One JSON value a line; what the contract doesn't declare is left out. */
async function* asLines(
  first: IteratorResult<unknown>,
  rest: AsyncIterator<unknown>,
  schema: z.ZodType,
): AsyncGenerator<string> {
  for (let next = first; !next.done; next = await rest.next())
    yield `${JSON.stringify(schema.encode(next.value))}\n`;
}

async function sendLines(values: AsyncIterable<unknown>, schema: z.ZodType, reply: FastifyReply) {
  const iterator = values[Symbol.asyncIterator]();
  // Waits for the first, so that what fails before it can still be answered as an error.
  const first = await iterator.next();
  reply.raw.once('close', () => void iterator.return?.().catch(() => undefined));
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .send(Readable.from(asLines(first, iterator, schema)));
}

/** Sends what a handler returned in the way that the contract declares. */
export function sendAnswer(
  declared: Answer,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  switch (declared.kind) {
    case 'json':
      return reply.send(answer);
    case 'jsonOrText':
      return acceptsJson(request)
        ? reply.send(answer)
        : reply.type('text/plain; charset=utf-8').send(declared.text(answer as never));
    case 'text':
      return reply.type('text/plain; charset=utf-8').send(answer);
    case 'lines':
      return sendLines(answer as AsyncIterable<unknown>, declared.schema, reply);
    case 'pdf':
      return reply.type('application/pdf').send(Buffer.from(answer as Uint8Array));
    case 'download':
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${declared.filename}"`)
        .send(Readable.from(inParts(answer as Record<string, unknown>, declared.schema)));
    default:
      return reply.code(204).send();
  }
}
