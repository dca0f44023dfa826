import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { errors, type ErrorBody, type ErrorCode } from '@second-draft/contract';

/** How long connections may take (milliseconds). */
export interface ConnectionTimes {
  /** An idle connection stays open: longer than balancers keep theirs, or they send into the void. */
  idle: number;
  /** Until a request's headers are there. */
  headers: number;
  /** Until a whole request is there. Answers may take as long as they like. */
  request: number;
  /** How often the other two are looked after. */
  checkEvery: number;
}

const standardTimes: ConnectionTimes = {
  // nginx and AWS keep 60 s, Caddy two minutes, cloud balancers up to ten.
  idle: 620_000,
  headers: 20_000,
  // Five megabytes over a slow line.
  request: 120_000,
  checkEvery: 5_000,
};

/**
 * The server that connections come in at.
 * @param answerFirst takes a request that isn't the product's own
 */
export function createListener(
  handle: RequestListener,
  answerFirst: ((request: IncomingMessage, response: ServerResponse) => boolean) | null,
  times: ConnectionTimes = standardTimes,
): Server {
  const limits = {
    keepAliveTimeout: times.idle,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.checkEvery,
  };
  return createServer(limits, (request, response) => {
    if (!answerFirst?.(request, response)) handle(request, response);
  });
}

const refusals = new Map<string | undefined, ErrorCode>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too_slow'],
  ['HPE_HEADER_OVERFLOW', 'too_large'],
]);

/** Answers what never became a request: too slow, headers too large, or no HTTP at all. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = refusals.get(error.code) ?? 'invalid_request';
  const { status, message } = errors[code];
  const body: ErrorBody = { error: message, code };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy(error));
}
