import { errors, type ErrorCode } from '@second-draft/contract';
import { vi } from 'vitest';

type Answering = (request: RequestInit) => Response | Promise<Response>;

/** A JSON answer. */
export const json =
  (body: unknown): Answering =>
  () =>
    Response.json(body);

/** A refusal of the contract. */
export const refusal =
  (code: ErrorCode): Answering =>
  () =>
    Response.json({ error: errors[code].message, code }, { status: errors[code].status });

/** An answer that never comes. */
export const silence: Answering = () => new Promise(() => {});

/**
 * Stands at the network's edge: answers `METHOD /path` as told, fails on any other, and remembers
 * what was asked. `vi.unstubAllGlobals` takes it away.
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
    times: (operation: string) => asked.filter((one) => one.operation === operation).length,
  };
}
