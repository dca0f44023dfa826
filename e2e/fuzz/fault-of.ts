import { declares, errors, errorBody, type ErrorCode } from '@second-draft/contract';
import type { Answered } from './ask.ts';
import type { FuzzRequest } from './requests.ts';

/** Failures that a request can have caused: a model has nothing to say of noise. */
const causedByRequest = new Set<ErrorCode>(['model_unusable']);

/** Whether a path with dots in it leads out of the API, to a page that isn't there. */
const leadsElsewhere = (path: string) =>
  !new URL(path, 'http://server.example').pathname.startsWith('/api/');

/** What is wrong with an answer; null: nothing. */
export function faultOf({ operation, path }: FuzzRequest, { status, type, body }: Answered) {
  if (status < 400 || (status === 404 && leadsElsewhere(path))) return null;
  if (!type.startsWith('application/json')) return `an error as ${type}`;
  const parsed = errorBody.strict().safeParse(JSON.parse(body));
  if (!parsed.success) return 'an error that is not of the contract’s shape';
  const { code, error } = parsed.data;
  // The contract's own words, so nothing of a stack, a query or a path can be in them.
  if (error !== errors[code].message || status !== errors[code].status)
    return 'an error in other words than the contract’s';
  if (status >= 500 && !causedByRequest.has(code)) return 'a failure';
  // Where the path leads elsewhere, it is no operation that answers.
  return code === 'not_found' || declares(operation, code) ? null : 'an undeclared error';
}

export const describeRequest = ({ operation, path, headers, body }: FuzzRequest) =>
  JSON.stringify({
    method: operation.method,
    path,
    headers,
    body: body === null ? null : body.toString().slice(0, 2_000),
  });
