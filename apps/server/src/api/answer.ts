import { PassThrough, pipeline, Readable } from 'node:stream';
import { limits, type Answer } from '@second-draft/contract';
import { inParts } from './download.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** The policy of what is no page: it loads nothing, and a file that is opened in a tab can do nothing. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const acceptsJson = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('application/json');

/** One JSON value a line; what the contract doesn't declare is left out. */
async function* asLines(values: AsyncIterable<unknown>, schema: z.ZodType): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(schema.encode(value))}\n`;
}

/**
 * The lines, and an empty one at once and now and then: a reader who hears nothing for long knows
 * that the connection is lost, not that the work is slow.
 */
function streamOf(lines: AsyncIterable<string>): Readable {
  const stream = new PassThrough();
  const beat = () => {
    if (stream.writable) stream.write('\n');
  };
  beat();
  const timer = setInterval(beat, limits.streamBeatSeconds * 1000);
  pipeline(Readable.from(lines), stream, () => clearInterval(timer));
  return stream;
}

/** Sends what a handler returned in the way that the contract declares. */
export function sendAnswer(
  declared: Answer,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
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
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .send(streamOf(asLines(answer as AsyncIterable<unknown>, declared.schema)));
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
