import {
  declares,
  errors,
  errorBody,
  type ErrorCode,
  type Operation,
} from '@second-draft/contract';
import type { Answered } from './ask.ts';
import type { FuzzRequest } from './requests.ts';

/** 5xx errors that the request itself can cause: a model has nothing to say about noise. */
const causedByRequest = new Set<ErrorCode>(['model_unusable']);

const pathnameOf = (path: string) => new URL(path, 'http://server.example').pathname;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Dots in a path can lead out of the API, to a page that doesn't exist. */
const leadsElsewhere = (path: string) => !pathnameOf(path).startsWith('/api/');

/** The router itself answers not_found where a parameter is empty, too long or has a slash in it. */
function reaches({ path: pattern, params }: Operation, path: string): boolean {
  const named = pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${named}$`).exec(pathnameOf(path));
  if (found === null) return false;
  try {
    const given = Object.entries(found.groups ?? {}).map(
      ([name, value]) => [name, decodeURIComponent(value)] as const,
    );
    return params?.safeParse(Object.fromEntries(given)).success ?? true;
  } catch {
    return false;
  }
}

/** @returns what is wrong with an answer; null when nothing is */
export function faultOf({ operation, path }: FuzzRequest, { status, type, body }: Answered) {
  if (status < 400 || (status === 404 && leadsElsewhere(path))) return null;
  if (!type.startsWith('application/json')) return `an error as ${type}`;
  const parsed = errorBody.strict().safeParse(JSON.parse(body));
  if (!parsed.success) return 'an error that is not of the contract’s shape';
  const { code, error } = parsed.data;
  if (!isErrorCode(code)) return 'an error that the contract doesn’t know';
  // Exactly the contract's words: no stack, query or path can leak.
  if (error !== errors[code].message || status !== errors[code].status)
    return 'an error in other words than the contract’s';
  if (status >= 500 && !causedByRequest.has(code)) return 'a failure';
  if (code === 'not_found' && !reaches(operation, path)) return null;
  return declares(operation, code) ? null : 'an undeclared error';
}

export const describeRequest = ({ operation, path, headers, body }: FuzzRequest) =>
  JSON.stringify({
    method: operation.method,
    path,
    headers,
    body: body === null ? null : body.toString().slice(0, 2_000),
  });
