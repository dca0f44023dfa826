import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '@second-draft/contract';
import { feedbackRequest, post } from './feedback-calls.ts';
import type { Figure } from './measuring/figures.ts';
import { fillWithCompletions, SPREAD_SECONDS } from './million/completions.ts';
import { processorMsOf } from './measuring/processor-time.ts';
import { figuresOf, reported, type Counts, type Run } from './scale/figures-of-runs.ts';
import { openInstallation, type Installation } from './scale/installation.ts';
import { TEACHERS } from './scale/two-hundred-teachers.ts';

/** Until the balancer's queue is full and the first answers have come. */
const RUN_IN_MS = 2_000;
const MEASURED_MS = 6_000;

/** A machine that is far too busy gets longer: of a few feedbacks, no figure says anything. */
const FEWEST = 75;
const MEASURED_MS_MAX = 60_000;
const LOOK_AGAIN_MS = 500;

function machineTime(): Pick<Counts, 'busyMs' | 'allMs'> {
  const all = cpus().flatMap(({ times }) => Object.values(times));
  const allMs = all.reduce((sum, time) => sum + time, 0);
  return { allMs, busyMs: allMs - cpus().reduce((sum, { times }) => sum + times.idle, 0) };
}

async function countsOf(
  { servers, postgres }: Installation,
  feedbacks: number,
  failures: number,
): Promise<Counts> {
  const times = await Promise.all(servers.map(({ pid }) => processorMsOf(pid)));
  return {
    feedbacks,
    failures,
    statements: await postgres.statements(),
    serversMs: times.reduce<number>((sum, time) => sum + (time ?? 0), 0),
    postgresMs: (await postgres.processorMs()) ?? 0,
    ...machineTime(),
  };
}

/** Each of the teachers asks again as soon as she is answered. */
async function run(installation: Installation, servers: number): Promise<Run> {
  const balancer = await installation.balanced(servers);
  const over = new AbortController();
  const address = `${balancer.address}/api/feedback`;
  let [done, failed] = [0, 0];
  const teach = async (cookie: string) => {
    while (!over.signal.aborted)
      await post(address, { cookie }, feedbackRequest(), over.signal).then(
        () => (done += 1),
        () => (failed += 1),
      );
  };
  const teachers = installation.cookies.map(teach);
  const measure = async () => {
    await wait(RUN_IN_MS);
    const [before, start] = [await countsOf(installation, done, failed), performance.now()];
    await wait(MEASURED_MS);
    while (done - before.feedbacks < FEWEST && performance.now() - start < MEASURED_MS_MAX)
      await wait(LOOK_AGAIN_MS);
    const [after, ms] = [await countsOf(installation, done, failed), performance.now() - start];
    const since = Object.entries(after).map(([what, count]) => [
      what,
      count - before[what as keyof Counts],
    ]);
    return { ...(Object.fromEntries(since) as Counts), servers, ms };
  };
  try {
    const [measured] = await Promise.all([
      measure().finally(() => over.abort()),
      Promise.all(teachers),
    ]);
    return measured;
  } finally {
    over.abort();
    await balancer.close();
  }
}

async function measured(installation: Installation): Promise<Run[]> {
  const runs: Run[] = [];
  for (const servers of [1, 2, 4]) runs.push(await run(installation, servers));
  return runs;
}

/**
 * One, two and four servers on one PostgreSQL behind one balancer. They share the machine's
 * processors: where those were short, feedbacks a second say nothing of how servers add up, and
 * processor time a feedback does.
 */
export async function scale(): Promise<Figure[]> {
  const installation = await openInstallation();
  if (installation === null)
    return [reported('several servers', 'not measured: there is no PostgreSQL')];
  try {
    const few = await measured(installation);
    // None is old enough for servers to remove it meanwhile.
    const oldest = new Date(Date.now() - SPREAD_SECONDS * 1_000 + HOUR_MS);
    await fillWithCompletions(installation.postgres.db, oldest);
    await installation.wakeUp();
    const many = await measured(installation);
    return [
      ...figuresOf(few, `${TEACHERS} teachers`),
      ...figuresOf(many, 'the same with a million completions'),
    ];
  } finally {
    await installation.close();
  }
}
