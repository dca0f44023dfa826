import { PassThrough, pipeline, Readable } from 'node:stream';
import { limits, type Answer } from '@second-draft/contract';
import { loggable } from '../problems/index.ts';
import { completeAs } from './complete.ts';
import { inParts } from './download.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';

/** For answers that are not pages: loads nothing, and disarms a file that is opened in a tab. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const acceptsJson = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('application/json');

async function* asLines(values: AsyncIterable<unknown>, schema: z.ZodType): AsyncGenerator<string> {
  for await (const value of values) yield `${completeAs(schema, value)}\n`;
}

/**
 * Adds an empty line at once and at intervals, so that a reader can tell a lost connection from
 * slow work.
 */
function streamOf(
  lines: AsyncIterable<string>,
  onEnd: (error?: NodeJS.ErrnoException | null) => void,
): Readable {
  const stream = new PassThrough();
  const beat = () => {
    if (stream.writable) stream.write('\n');
  };
  beat();
  const timer = setInterval(beat, limits.streamBeatSeconds * 1000);
  pipeline(Readable.from(lines), stream, (error) => {
    clearInterval(timer);
    onEnd(error);
  });
  return stream;
}

/** Its status has been sent, so only the log can tell. That a browser has left is no failure. */
const logFailure =
  ({ log }: FastifyRequest) =>
  (error?: NodeJS.ErrnoException | null): void => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log.error({ failure: loggable(error) }, 'an answer broke off');
  };

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
        .send(
          streamOf(asLines(answer as AsyncIterable<unknown>, declared.schema), logFailure(request)),
        );
    case 'pdf':
      return reply.type('application/pdf').send(Buffer.from(answer as Uint8Array));
    case 'download':
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${declared.filename}"`)
        .send(
          Readable.from(inParts(answer as Record<string, unknown>, declared.schema)).once(
            'error',
            logFailure(request),
          ),
        );
    default:
      return reply.code(204).send();
  }
}
