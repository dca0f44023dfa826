import { loadavg } from 'node:os';
import { operations, type Operation } from '@second-draft/contract';
import {
  openApi,
  type Browser,
  type OpenApi,
} from '@second-draft/server/src/api/testing/open-api.ts';
import type { Database } from '@second-draft/server/src/db/index.ts';
import { accounts } from '@second-draft/server/src/db/schema/accounts.ts';
import { colleague, teacher } from '@second-draft/server/src/google/testing/school.ts';
import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import { createAccepted, type Accepted } from './accepted.ts';
import { ask, AT_ONCE, type Answered } from './ask.ts';
import { describeRequest, faultOf } from './fault-of.ts';
import { sendOddRequests, sendSlowly } from './raw-requests.ts';
import { fuzzRequests, mergingRequest, type FuzzRequest } from './requests.ts';

/** These end a session: they get sessions of their own, one at a time. */
const endings = new Set<Operation>([operations.logout, operations.deleteAccount]);

/** Per batch: 100,000 requests wouldn't fit in memory. */
const BATCH = 2_000;

const SLOW_BODIES = 5;
const SLOWEST_SHOWN = 10;

export interface Fuzzed {
  statuses: Record<number, number>;
  /** One line per fault: what is wrong, the answer, and the request to repeat. */
  faults: string[];
  /** Slowest first (milliseconds). */
  slowest: { ms: number; request: string }[];
  accepted: Accepted;
  /** One-minute load average at the end. */
  load: number;
}

export interface FuzzOptions {
  count: number;
  seed: number;
  /** Slower answers are faults if they are slow again when sent alone. */
  slowMs: number;
  /** Called after each batch with the number of requests that have been answered. */
  onProgress?(answered: number): void;
}

const settings = {
  RATE_LIMIT_FACTOR: '1000000',
  ADMIN_EMAILS: teacher.email,
  LOG_LEVEL: 'error',
};

/** A server, and a session of a teacher with access to everything. */
export async function openFuzzed(db: Database): Promise<{ api: OpenApi; hers: Browser }> {
  const api = await openApi(db, settings);
  const hers = await api.signedIn(teacher);
  const teamLicenceEnds = new Date('2099-12-31T00:00:00.000Z');
  await db.update(accounts).set({ teamLicenceEnds }).where(eq(accounts.id, teacher.id));
  return { api, hers };
}

export async function fuzz(
  db: Database,
  { count, seed, slowMs, onProgress }: FuzzOptions,
): Promise<Fuzzed> {
  const { api, hers } = await openFuzzed(db);
  const port = Number(new URL(api.origin).port);
  const accepted = createAccepted();
  const found: Fuzzed = { statuses: {}, faults: [], slowest: [], accepted, load: 0 };
  const fault = (what: string, request: FuzzRequest, { status, body }: Answered) =>
    found.faults.push(`${what}: ${status} ${body.slice(0, 500)} ${describeRequest(request)}`);

  async function answerTo(request: FuzzRequest): Promise<void> {
    const { cookie } = endings.has(request.operation) ? await api.signedIn(colleague) : hers;
    const answer = await ask(api.origin, cookie, request);
    found.statuses[answer.status] = (found.statuses[answer.status] ?? 0) + 1;
    accepted.note(request, answer);
    const wrong = faultOf(request, answer);
    if (wrong !== null) fault(wrong, request, answer);
    const taken = { ms: answer.ms, request: describeRequest(request).slice(0, 300) };
    found.slowest = [...found.slowest, taken]
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST_SHOWN);
    if (answer.ms > slowMs) slow.push(request);
  }

  let slow: FuzzRequest[] = [];
  const inTurn = pLimit(1);
  async function sendAll(requests: readonly FuzzRequest[]): Promise<void> {
    const waiting = requests.values();
    const lane = async () => {
      for (const request of waiting)
        await (endings.has(request.operation)
          ? inTurn(() => answerTo(request))
          : answerTo(request));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    // Repeated alone: a busy machine is not the server's fault.
    for (const request of slow.splice(0)) {
      const { cookie } = endings.has(request.operation) ? await api.signedIn(colleague) : hers;
      const again = await ask(api.origin, cookie, request);
      if (again.ms > slowMs) fault(`${Math.round(again.ms)} ms`, request, again);
    }
  }

  for (let sent = 0, batch = 0; sent < count; sent += BATCH, batch += 1) {
    const slowly = Array.from({ length: SLOW_BODIES }, () =>
      sendSlowly(port, operations.saveSettings.path, hers.cookie),
    );
    await sendAll([
      mergingRequest(batch),
      ...fuzzRequests(Math.min(BATCH, count - sent), seed + batch * BATCH),
    ]);
    found.faults.push(...(await sendOddRequests(port)));
    for (const end of slowly) end();
    onProgress?.(Math.min(sent + BATCH, count));
  }
  found.faults.push(...(await accepted.missingFor(hers)));
  found.load = loadavg()[0] ?? 0;
  await api.close();
  return found;
}
