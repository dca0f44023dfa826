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

/** Milliseconds. */
export interface ConnectionTimes {
  /** Longer than balancers keep idle connections, or they would send requests into closed ones. */
  idle: number;
  headers: number;
  /** Until the whole request is there; answers have no limit. */
  request: number;
  /** How often `headers` and `request` are enforced. */
  checkEvery: number;
}

const standardTimes: ConnectionTimes = {
  // nginx and AWS keep 60 s, Caddy two minutes, cloud balancers up to ten.
  idle: 620_000,
  headers: 20_000,
  // Enough for five megabytes over a slow line.
  request: 120_000,
  checkEvery: 5_000,
};

/** @param answerFirst returns true for a request that it has answered itself */
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
  const server = createServer(limits, (request, response) => {
    // A connection kept alive after its last answer would hold up a server that stops.
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    if (!answerFirst?.(request, response)) handle(request, response);
  });
  return server;
}

const refusals = new Map<string | undefined, ErrorCode>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too_slow'],
  ['HPE_HEADER_OVERFLOW', 'too_large'],
]);

/** Answers what never became a request: too slow, oversized headers, or not HTTP. */
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
