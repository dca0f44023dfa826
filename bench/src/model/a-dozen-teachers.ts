import { repeat, timed } from '../measuring/figures.ts';
import { processorMsOf } from '../measuring/processor-time.ts';
import { threadKinds, threadTimesOf, type ThreadTimes } from './thread-times.ts';

/** Each of whom waits for one feedback. */
export const AT_ONCE = 12;
export const FEEDBACKS = 300;

export interface Pressed {
  aSecond: number;
  /** Of the server for a feedback; null where the system doesn't tell. */
  processorMs: number | null;
  byThread: ThreadTimes | null;
}

/** A feedback's share; null where the system doesn't tell. */
function sharesOf(before: ThreadTimes | null, after: ThreadTimes | null): ThreadTimes | null {
  if (before === null || after === null) return null;
  const share = (kind: keyof ThreadTimes) => (after[kind] - before[kind]) / FEEDBACKS;
  return Object.fromEntries(threadKinds.map((kind) => [kind, share(kind)])) as ThreadTimes;
}

/** A dozen teachers who ask, and ask again as soon as they are answered. */
const askAll = (ask: () => Promise<void>) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => repeat(FEEDBACKS / AT_ONCE, ask)));

/** After as many that don't count: the server may start what only many at once need. */
export async function pressed(ask: () => Promise<void>, serverPid: number): Promise<Pressed> {
  await askAll(ask);
  const [before, threadsBefore] = [await processorMsOf(serverPid), await threadTimesOf(serverPid)];
  const ms = await timed(async () => {
    await askAll(ask);
  });
  const [after, threadsAfter] = [await processorMsOf(serverPid), await threadTimesOf(serverPid)];
  return {
    aSecond: (FEEDBACKS * 1_000) / ms,
    processorMs: before === null || after === null ? null : (after - before) / FEEDBACKS,
    byThread: sharesOf(threadsBefore, threadsAfter),
  };
}
