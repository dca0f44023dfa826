import { errors, type ErrorCode } from '@second-draft/contract';
import { vi } from 'vitest';

type Answering = (request: RequestInit) => Response | Promise<Response>;

export const json =
  (body: unknown): Answering =>
  () =>
    Response.json(body);

export const refusal =
  (code: ErrorCode): Answering =>
  () =>
    Response.json({ error: errors[code].message, code }, { status: errors[code].status });

/** A line that goes dead: nobody answers, and no error comes until the request is given up. */
export const silence = ({ signal }: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * Fakes `fetch`: answers `METHOD /path` as given, fails on any other, and records each request.
 * `vi.unstubAllGlobals` removes it.
 */
export function fakeNetwork(answers: Record<string, Answering>) {
  const asked: { operation: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const operation = `${request.method ?? 'GET'} ${address}`;
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    asked.push({ operation, body });
    const answer = answers[operation];
    if (!answer) throw new TypeError(`Nobody answers ${operation}`);
    return answer(request);
  });
  return {
    asked,
    answers,
    /** What was sent with the last request of that kind: others may have come after it. */
    lastBody: (operation: string) => asked.findLast((one) => one.operation === operation)?.body,
    times: (operation: string) => asked.filter((one) => one.operation === operation).length,
  };
}
