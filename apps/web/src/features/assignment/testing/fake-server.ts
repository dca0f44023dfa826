import { errors, type ErrorCode } from '@second-draft/contract';
import { onTestFinished } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  signal: AbortSignal | null;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/** A server at the network's edge: what no answer was given for is refused loudly. */
export interface FakeServer {
  asked: Asked[];
  on: (method: string, path: string | RegExp, answer: Answer) => void;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A refusal as the contract has it. */
export const refusal = (code: ErrorCode): Response =>
  json({ error: errors[code].message, code }, errors[code].status);

/** An NDJSON answer. */
export const lines = (...values: unknown[]): Response =>
  new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''));

/** An answer that comes when `answer` is called, unless the caller gives up before. */
export function heldBack(): { wait: Answer; answer: (response: Response) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const wait: Answer = ({ signal }) => {
    signal?.addEventListener('abort', () =>
      reject(new DOMException('The caller gave up', 'AbortError')),
    );
    return promise;
  };
  return { wait, answer: resolve };
}

/** Puts a fake server in the place of `fetch` until the test is over. */
export function fakeServer(): FakeServer {
  const asked: Asked[] = [];
  const answers: { method: string; path: string | RegExp; answer: Answer }[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const one: Asked = {
      method: init.method ?? 'GET',
      path: input instanceof Request ? input.url : input.toString(),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal: init.signal ?? null,
    };
    asked.push(one);
    const match = answers.findLast(
      ({ method, path }) =>
        method === one.method &&
        (typeof path === 'string' ? path === one.path : path.test(one.path)),
    );
    if (!match) throw new Error(`Nobody expected ${one.method} ${one.path}`);
    return match.answer(one);
  };
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  return { asked, on: (method, path, answer) => answers.push({ method, path, answer }) };
}
