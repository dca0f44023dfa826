import { Agent, request as send } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { FuzzRequest } from './requests.ts';

export const AT_ONCE = 8;

export interface Answered {
  status: number;
  type: string;
  body: string;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

export function ask(origin: string, cookie: string, fuzzed: FuzzRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const headers = {
      ...fuzzed.headers,
      cookie,
      ...(fuzzed.body && { 'content-length': fuzzed.body.length }),
    };
    const { method } = fuzzed.operation;
    const start = performance.now();
    const request = send(
      { agent, host: '127.0.0.1', port, method, path: fuzzed.path, headers },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const type = answered['content-type'] ?? '';
        readText(response).then(
          (body) => resolve({ status, type, body, ms: performance.now() - start }),
          reject,
        );
      },
    );
    request.once('error', reject);
    request.end(fuzzed.body ?? undefined);
  });
}
