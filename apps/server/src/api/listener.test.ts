import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { appWith } from './testing/app-with.ts';
import { answerBrokenRequest, createListener, type ConnectionTimes } from './listener.ts';
import { rawConnection } from './testing/raw-request.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** Limits a request to 100 ms, while its answer takes as long as the test says. */
async function hurried(answering: Promise<void>) {
  const times: ConnectionTimes = { idle: 60_000, headers: 100, request: 100, checkEvery: 20 };
  const server = createListener(
    (_request, response) => {
      response.write('first ');
      void answering.then(() => response.end('last'));
    },
    null,
    times,
  );
  server.on('clientError', answerBrokenRequest);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closings.push(() => server.close());
  return { server, connect: () => rawConnection((server.address() as AddressInfo).port) };
}

const tooSlow = /^HTTP\/1\.1 408 Request Timeout\r\n[^]*"code":"too_slow"/;

describe('a connection', () => {
  it('that is idle stays open for longer than any balancer keeps it', async () => {
    const app = await appWith({});
    closings.push(() => app.close());
    expect(app.server.keepAliveTimeout).toBeGreaterThan(600_000);
  });

  it('whose headers don’t come is answered and given up', async () => {
    const { write, answer } = (await hurried(Promise.resolve())).connect();
    write('GET / HTTP/1.1\r\nhost: localhost\r\nx-and-then');
    expect(await answer).toMatch(tooSlow);
  });

  it('whose body doesn’t come is given up, while an answer that takes longer goes on', async () => {
    const ended = Promise.withResolvers<void>();
    const { connect } = await hurried(ended.promise);
    const [patient, slow] = [connect(), connect()];
    patient.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    slow.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nhalf');
    await slow.answer;
    ended.resolve();
    expect(await patient.answer).toContain('last');
  });

  it('that is kept alive ends with its answer when the server has been told to stop', async () => {
    const ended = Promise.withResolvers<void>();
    const { server, connect } = await hurried(ended.promise);
    const { write, answer } = connect();
    const begun = once(server, 'request');
    write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await begun;
    const closed = once(server, 'close');
    server.close();
    ended.resolve();
    expect(await answer).toContain('last');
    await closed;
  });

  it('that sends no HTTP, or endless headers, is told so in the contract’s words', async () => {
    const app = await appWith({});
    closings.push(() => app.close());
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const [noise, flood] = [rawConnection(port), rawConnection(port)];
    noise.write('kia ora\r\n\r\n');
    flood.write(`GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}`);
    expect(await noise.answer).toMatch(/^HTTP\/1\.1 400 [^]*"code":"invalid_request"/);
    expect(await flood.answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too_large"/);
  });
});

describe('what never became a request', () => {
  const coded = (code: string) => Object.assign(new Error('it'), { code });

  /** What a connection is sent, and with what it is given up. */
  function answered(error: Error, writable = true) {
    const told = { text: '', end: undefined as unknown };
    const socket = {
      writable,
      destroy: (given: unknown) => (told.end = given),
      end(text: string, sent: () => void) {
        told.text = text;
        sent();
      },
    };
    answerBrokenRequest(error, socket as unknown as Socket);
    return told;
  }

  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'too_slow'],
    ['HPE_HEADER_OVERFLOW', '413 Payload Too Large', 'too_large'],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'invalid_request'],
  ])('is answered once, whole, and given up: %s', (code, status, told) => {
    const error = coded(code);
    const { text, end } = answered(error);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const [line, ...headers] = head.split('\r\n');
    expect(line).toBe(`HTTP/1.1 ${status}`);
    expect(headers).toEqual([
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ]);
    expect(JSON.parse(body)).toMatchObject({ code: told });
    expect(end).toBe(error);
  });

  it('gets no answer where nobody is there to read it', () => {
    for (const [error, writable] of [
      [coded('ECONNRESET'), true],
      [coded('HPE_INVALID_METHOD'), false],
    ] as const)
      expect(answered(error, writable)).toEqual({ text: '', end: error });
  });
});
