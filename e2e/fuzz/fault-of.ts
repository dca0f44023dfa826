import { declares, errors, errorBody, type ErrorCode } from '@second-draft/contract';
import type { Answered } from './ask.ts';
import type { FuzzRequest } from './requests.ts';

/** 5xx errors that the request itself can cause: a model has nothing to say about noise. */
const causedByRequest = new Set<ErrorCode>(['model_unusable']);

/** Dots in a path can lead out of the API, to a page that doesn't exist. */
const leadsElsewhere = (path: string) =>
  !new URL(path, 'http://server.example').pathname.startsWith('/api/');

/** @returns what is wrong with an answer; null when nothing is */
export function faultOf({ operation, path }: FuzzRequest, { status, type, body }: Answered) {
  if (status < 400 || (status === 404 && leadsElsewhere(path))) return null;
  if (!type.startsWith('application/json')) return `an error as ${type}`;
  const parsed = errorBody.strict().safeParse(JSON.parse(body));
  if (!parsed.success) return 'an error that is not of the contract’s shape';
  const { code, error } = parsed.data;
  // Exactly the contract's words: no stack, query or path can leak.
  if (error !== errors[code].message || status !== errors[code].status)
    return 'an error in other words than the contract’s';
  if (status >= 500 && !causedByRequest.has(code)) return 'a failure';
  // No operation declares the router's own not_found.
  return code === 'not_found' || declares(operation, code) ? null : 'an undeclared error';
}

export const describeRequest = ({ operation, path, headers, body }: FuzzRequest) =>
  JSON.stringify({
    method: operation.method,
    path,
    headers,
    body: body === null ? null : body.toString().slice(0, 2_000),
  });
