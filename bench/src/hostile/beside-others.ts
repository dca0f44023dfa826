import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@second-draft/contract';
import { openWorld, type World } from '@second-draft/e2e/world';
import { room12, roomTwelveTeacher, roomTwentyTeacher } from '@second-draft/google-emulator';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { hostileShapes } from '@second-draft/server/src/feedback/testing/hostile-shapes.ts';
import { unhurried } from '../feedback-calls.ts';
import { timed, type Figure } from '../measuring/figures.ts';
import { signedIn } from '../in-browser/signed-in-api.ts';

const AT_ONCE = 10;
const CATEGORIES = ['General writing', 'Spelling', 'Ideas', 'Narrative features'];
const ASKED_EVERY_MS = 20;
const QUIET_MS = 5_000;
const LOOP_LIMIT_MS = 100;
const ANSWER_LIMIT_MS = 200;

/** Sends the shapes with the categories. Returns how often each status was answered. */
async function sendShapes({ server }: World, cookie: string): Promise<Map<number, number>> {
  const texts = hostileShapes
    .map(({ text }) => text(limits.studentTextMax))
    .filter((text) => text.isWellFormed() && text.trim().length >= limits.studentTextMin);
  const requests = CATEGORIES.flatMap((category) => texts.map((prompt) => ({ category, prompt })));
  const statuses = new Map<number, number>();
  const send = async () => {
    for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
      const response = await fetch(`${server.origin}/api/feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', cookie },
        body: JSON.stringify({
          ...next,
          studentName: 'Hana',
          wordCount: 70,
          courseId: room12.id,
          // The built-in writer takes the feedback of one assignment in turn.
          assignmentId: String(requests.length),
        }),
      });
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return statuses;
}

/** @returns milliseconds per answer, until aborted */
async function askMeanwhile(address: string, cookie: string, signal: AbortSignal) {
  const times: number[] = [];
  while (!signal.aborted) {
    times.push(
      await timed(async () => {
        const response = await fetch(address, { headers: { cookie } });
        await response.text();
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      }),
    );
    await wait(ASKED_EVERY_MS);
  }
  return times;
}

const percentile99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Infinity;

async function loopDelay(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1];
  return Number(seconds) * 1000;
}

/** 99th percentiles, in milliseconds, of what another user waits while `work` runs. */
async function measureDuring(
  work: () => Promise<void>,
  { origin, cookie, metricsPort }: { origin: string; cookie: string; metricsPort: number },
) {
  // Reading the metric resets it.
  await loopDelay(metricsPort);
  const done = new AbortController();
  const health = askMeanwhile(`${origin}/healthz`, '', done.signal);
  const checks = askMeanwhile(`${origin}/api/check-auth`, cookie, done.signal);
  await work();
  done.abort();
  return {
    health: percentile99(await health),
    check: percentile99(await checks),
    loop: await loopDelay(metricsPort),
  };
}

/** @param quiet the same without hostile texts: the machine's own noise */
const figure = (what: string, ms: number, quiet: number, limit: number): Figure => ({
  what: `while ${AT_ONCE} hostile texts are read: ${what} (99th percentile)`,
  value: `${ms.toFixed(1)} ms (without them ${quiet.toFixed(1)} ms)`,
  limit: { text: `under ${limit} ms`, kept: ms < limit },
  isRatio: false,
});

export async function besideOthers(): Promise<Figure[]> {
  const metricsPort = await freePort();
  const settings = { ...unhurried, METRICS_PORT: String(metricsPort) };
  const world = await openWorld({ writer: 'built-in', settings });
  try {
    const attacker = await signedIn(world, roomTwelveTeacher.email);
    const other = await signedIn(world, roomTwentyTeacher.email);
    const asked = { origin: world.server.origin, cookie: other.cookie, metricsPort };
    const quiet = await measureDuring(() => wait(QUIET_MS), asked);
    let statuses = new Map<number, number>();
    const busy = await measureDuring(async () => {
      statuses = await sendShapes(world, attacker.cookie);
    }, asked);
    const outcomes = [...statuses].map(([status, count]) => `${status} ${count} times`);
    return [
      figure('the event loop’s delay', busy.loop, quiet.loop, LOOP_LIMIT_MS),
      figure('/healthz', busy.health, quiet.health, ANSWER_LIMIT_MS),
      figure('another teacher’s check-auth', busy.check, quiet.check, ANSWER_LIMIT_MS),
      {
        what: 'the hostile texts themselves were answered',
        value: outcomes.join(', '),
        limit: null,
        isRatio: false,
      },
    ];
  } finally {
    await world.close();
  }
}
