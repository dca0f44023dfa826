import { Agent, request as send } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import {
  declares,
  errors,
  errorBody,
  operations,
  type ErrorCode,
  type Operation,
} from '@second-draft/contract';
import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Database } from '../../../db/index.ts';
import * as schema from '../../../db/schema/index.ts';
import { colleague, teacher } from '../../../google/testing/school.ts';
import { openApi, type Browser, type OpenApi } from '../open-api.ts';
import { fuzzRequests, type FuzzRequest } from './requests.ts';

/** Failures that a request can have caused: a model has nothing to say of noise. */
const causedByRequest = new Set<ErrorCode>(['model_unusable']);

/** What ends a session is tried with sessions of its own, one after the other. */
const endings = new Set<Operation>([operations.logout, operations.deleteAccount]);

const AT_ONCE = 8;

interface Answered {
  status: number;
  type: string;
  body: string;
}

/** What was found; empty is what we hope for. */
export interface Fuzzed {
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** One line each: the operation, the answer, and the request to try again. */
  faults: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function ask(origin: string, cookie: string, fuzzed: FuzzRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const headers = {
      ...fuzzed.headers,
      cookie,
      ...(fuzzed.body && { 'content-length': fuzzed.body.length }),
    };
    const { method } = fuzzed.operation;
    const request = send(
      { agent, host: '127.0.0.1', port, method, path: fuzzed.path, headers },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const type = answered['content-type'] ?? '';
        readText(response).then((body) => resolve({ status, type, body }), reject);
      },
    );
    request.once('error', reject);
    request.end(fuzzed.body ?? undefined);
  });
}

/** Whether a path with dots in it leads out of the API, to a page that isn't there. */
const leadsElsewhere = (path: string) =>
  !new URL(path, 'http://server.example').pathname.startsWith('/api/');

/** What is wrong with an answer; null: nothing. */
function faultOf({ operation, path }: FuzzRequest, { status, type, body }: Answered) {
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

const describeRequest = ({ operation, path, headers, body }: FuzzRequest) =>
  JSON.stringify({
    method: operation.method,
    path,
    headers,
    body: body === null ? null : body.toString().slice(0, 2_000),
  });

/** Signs in an administrator with a licence: nothing is closed to her. */
async function signIn(api: OpenApi, db: Database): Promise<Browser> {
  const browser = await api.signedIn(teacher);
  const teamLicenceEnds = new Date('2099-12-31T00:00:00.000Z');
  const { accounts } = schema;
  await db.update(accounts).set({ teamLicenceEnds }).where(eq(accounts.id, teacher.id));
  return browser;
}

/** Sends requests to the whole server as a signed-in teacher, and looks at every answer. */
export async function fuzz(db: Database, count: number, seed: number): Promise<Fuzzed> {
  const api: OpenApi = await openApi(db, {
    RATE_LIMIT_FACTOR: '1000000',
    ADMIN_EMAILS: teacher.email,
    LOG_LEVEL: 'error',
  });
  const found: Fuzzed = { statuses: {}, faults: [] };
  const hers = await signIn(api, db);

  async function answerTo(request: FuzzRequest): Promise<void> {
    const isEnding = endings.has(request.operation);
    const { cookie } = isEnding ? await api.signedIn(colleague) : hers;
    const answer = await ask(api.origin, cookie, request);
    found.statuses[answer.status] = (found.statuses[answer.status] ?? 0) + 1;
    const fault = faultOf(request, answer);
    if (fault !== null)
      found.faults.push(`${fault}: ${answer.status} ${answer.body} ${describeRequest(request)}`);
  }

  const inTurn = pLimit(1);
  await pLimit(AT_ONCE).map(fuzzRequests(count, seed), (request) =>
    endings.has(request.operation) ? inTurn(answerTo, request) : answerTo(request),
  );
  // Still up, and nothing was closed to her on the way.
  for (const path of ['/healthz', '/api/rubrics', '/api/admin/completions']) {
    const { status } = await hers.call('GET', path);
    if (status !== 200) found.faults.push(`${path} answers ${status} at the end`);
  }
  await api.close();
  return found;
}
