import {
  askedBy,
  isJson,
  limits,
  operations,
  type AnswerOf,
  type Operation,
  type OperationName,
  type Operations,
  type ParamsOf,
  type SentBodyOf,
} from '@second-draft/contract';
import type * as z from 'zod';
import { setServerClock } from '../time/server-clock.ts';
import { profileItem } from '../state/session.ts';
import { brokenOff, errorFrom } from './api-error.ts';
import { track } from './changes-under-way.ts';
import { fetchOutliving } from './fetch-outliving.ts';
import { inTurn } from './in-turn.ts';
import { readLines } from './lines.ts';
import { LONGEST_CHANGE_MS } from './longest-change.ts';
import { announceRefusal } from './refusals.ts';
import { awaitAnswer, listenedTo } from './silence.ts';

type Part<O extends Operation, K extends keyof Operation, Value> =
  O extends Record<K, object | string> ? { [Key in K]: Value } : unknown;

type QueryPart<O extends Operation> = O extends { query: infer Q extends z.ZodType }
  ? { query?: z.input<Q> }
  : unknown;

type CallOptions<O extends Operation> = Part<O, 'params', ParamsOf<O>> &
  Part<O, 'body', SentBodyOf<O>> &
  QueryPart<O> & {
    signal?: AbortSignal | undefined;
    /** Whether the call outlives the page; unless given, a PUT or DELETE does. */
    keepalive?: boolean;
  };

type Answered<O extends Operation> = O['answer'] extends { kind: 'pdf' | 'download' }
  ? Blob
  : AnswerOf<O>;

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

function addressOf(operation: Operation, { params = {}, query = {} }: Parts): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, `${value}`]],
    ),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

function requestOf(operation: Operation, { body, signal }: Parts): RequestInit {
  const isForm = body instanceof FormData;
  const teacher =
    operation.access === 'public' && !operation.tellsWhoAsks ? null : profileItem.get();
  return {
    method: operation.method,
    credentials: 'same-origin',
    headers: {
      ...(isJson(operation.answer) && { Accept: 'application/json' }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(teacher && askedBy(teacher)),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

async function answerOf({ answer }: Operation, response: Response): Promise<unknown> {
  switch (answer.kind) {
    case 'json':
    case 'jsonOrText':
      return answer.schema.parse(await response.json().catch(brokenOff));
    case 'lines':
      return readLines(response, answer.schema);
    case 'text':
      return response.text().catch(brokenOff);
    case 'pdf':
    case 'download':
      return response.blob().catch(brokenOff);
    default:
      return undefined;
  }
}

/** So the teacher may leave the page right after it. */
const isShownAtOnce = ({ method }: Operation): boolean => method === 'PUT' || method === 'DELETE';

/** What one change saves, a later one replaces. Where no part of the address varies, many share it. */
const isOfOneThing = (operation: Operation): boolean =>
  isShownAtOnce(operation) && operation.params !== undefined;

/** @throws ApiError when the call is refused or the server is not reached */
async function respond(
  operation: Operation,
  parts: Parts,
  request = requestOf(operation, parts),
): Promise<Response> {
  const address = addressOf(operation, parts);
  const fetchIt = (parts.keepalive ?? isShownAtOnce(operation)) ? fetchOutliving : fetch;
  const send = () => fetchIt(address, request);
  // A line that has gone dead tells nobody for minutes.
  const sendInTime = () =>
    fetchIt(address, { signal: AbortSignal.timeout(LONGEST_CHANGE_MS), ...request });
  const since = Date.now();
  const asked = isOfOneThing(operation) ? inTurn(address, sendInTime) : send();
  if (operation.method !== 'GET') track(asked);
  const response = await asked.catch(brokenOff);
  setServerClock(response, since);
  if (response.ok) return response;
  const error = await errorFrom(response);
  if (operation.access !== 'public') announceRefusal(error);
  throw error;
}

/** What a school's slow line sends (bytes a second): while a class's texts go up, nothing is heard. */
const SENT_A_SECOND = 12_500;

function secondsToAnswer({ method }: Operation, { body }: RequestInit): number {
  if (method === 'GET') return limits.answerSeconds;
  const toSend = typeof body === 'string' ? body.length : 0;
  return limits.streamSilenceSeconds + toSend / SENT_A_SECOND;
}

/** As `respond`; a line that goes dead also counts as a server not reached. */
async function respondAloud(operation: Operation, parts: Parts): Promise<Response> {
  const request = requestOf(operation, parts);
  const silence = awaitAnswer(secondsToAnswer(operation, request), parts.signal);
  const { signal } = silence;
  return listenedTo(await respond(operation, parts, { ...request, signal }), silence);
}

/**
 * Calls an operation of the contract by its name.
 * @throws ApiError when the call is refused or fails; the signal's reason when it is aborted
 */
export async function call<N extends OperationName>(
  name: N,
  ...[options]: object extends CallOptions<Operations[N]>
    ? [options?: CallOptions<Operations[N]>]
    : [options: CallOptions<Operations[N]>]
): Promise<Answered<Operations[N]>> {
  const operation: Operation = operations[name];
  const parts: Parts = options ?? {};
  // What changes something may take as long as a model, and has other limits.
  const isHeard = operation.method === 'GET' || operation.answer.kind === 'lines';
  const response = await (isHeard ? respondAloud : respond)(operation, parts);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the operation's schema has parsed it
  return (await answerOf(operation, response)) as Answered<Operations[N]>;
}
