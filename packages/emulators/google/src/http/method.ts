import type { Person } from '../school/types.ts';
import type { Links } from '../links.ts';
import type { Store } from '../store/store.ts';
import type { Token } from '../store/tokens.ts';
import type { Parameters, Query } from './query.ts';

export interface ApiCall {
  /** The method's id in the discovery document. */
  method: string;
  caller: Person;
  token: Token;
  params: Readonly<Record<string, string>>;
  query: Query;
  body: unknown;
  store: Store;
  links: Links;
}

/** One method of a Google API, declared once: where it is, who may call it, what it answers. */
export interface ApiMethod<Answer = unknown> {
  /** Its id in the discovery document, such as `classroom.courses.list`. */
  id: string;
  verb: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** A call must hold one of these. */
  scopes: readonly string[];
  query: Parameters;
  /** What the answer holds when the call's `fields` asks for nothing; all unless given. */
  standardFields?: string;
  /** @throws GoogleError for what Google refuses. */
  answer(call: ApiCall): Answer;
}

/** Whether the call's token has one of these scopes. */
export function holds(call: ApiCall, scopes: readonly string[]): boolean {
  return scopes.some((scope) => call.token.scopes.includes(scope));
}

/** A path parameter, which the route's path guarantees. */
export function param(call: ApiCall, name: string): string {
  return call.params[name] ?? '';
}
