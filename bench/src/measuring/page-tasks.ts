import type { Browser, Page } from '@playwright/test';

/** What the page's main thread did between two moments, in milliseconds. */
export interface PageTasks {
  /** Of processor time, so that a busy machine doesn't count: the longest task without a break. */
  longest: number;
  /** Of processor time: all tasks that ended before `mark` was set. */
  untilMark: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'blink.user_timing',
];

/**
 * Runs the work while the browser traces the page.
 * @param mark a name that the page gives to `performance.mark`
 * @throws Error where the trace has no such mark
 */
export async function traced<T>(
  browser: Browser,
  page: Page,
  mark: string,
  work: () => Promise<T>,
): Promise<{ result: T; tasks: PageTasks }> {
  await browser.startTracing(page, { categories });
  const result = await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return { result, tasks: tasksIn(trace.traceEvents, mark) };
}

const US_IN_MS = 1_000;

function tasksIn(events: readonly TraceEvent[], mark: string): PageTasks {
  const set = events.find(({ name }) => name === mark);
  if (!set) throw new Error(`The trace has no mark '${mark}'`);
  // Each mark is set on the main thread.
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) =>
      name === 'RunTask' && tdur !== undefined && pid === set.pid && tid === set.tid,
  );
  const took = (some: readonly TraceEvent[]) => some.map(({ tdur = 0 }) => tdur / US_IN_MS);
  return {
    longest: Math.max(0, ...took(tasks)),
    untilMark: took(tasks.filter(({ ts }) => ts < set.ts)).reduce((sum, one) => sum + one, 0),
  };
}
