import type { Person } from '../school/types.ts';
import type { Links } from '../links.ts';
import type { Store } from '../store/store.ts';
import type { Token } from '../store/tokens.ts';
import type { Parameters, Query } from './query.ts';

export interface ApiCall {
  method: string;
  caller: Person;
  token: Token;
  params: Readonly<Record<string, string>>;
  query: Query;
  body: unknown;
  store: Store;
  links: Links;
}

export interface ApiMethod<Answer = unknown> {
  /** In the discovery document, such as `classroom.courses.list`. */
  id: string;
  verb: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** One of them is enough. */
  scopes: readonly string[];
  query: Parameters;
  /** The fields answered when the call names none; all of them if missing. */
  standardFields?: string;
  /** @throws GoogleError for what Google refuses. */
  answer(call: ApiCall): Answer;
}

/** One of them is enough. */
export function holds(call: ApiCall, scopes: readonly string[]): boolean {
  return scopes.some((scope) => call.token.scopes.includes(scope));
}

/** Empty when the route's path lacks the parameter. */
export function param(call: ApiCall, name: string): string {
  return call.params[name] ?? '';
}
