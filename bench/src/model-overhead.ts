import { openFeedbackCalls, type FeedbackCalls } from './feedback-calls.ts';
import { median, repeat, timed, type Figure } from './figures.ts';
import { startModel, startProxy } from './model-process.ts';
import { processorMsOf } from './processor-time.ts';
import { threadKinds, threadTimesOf, type ThreadTimes } from './thread-times.ts';

/** Rounds thrown away while the server's code is being compiled. */
const WARM_UP = 600;
const ROUNDS = 300;
const LIMIT_MS = 5;

/** A dozen teachers who each wait for one feedback. */
const AT_ONCE = 12;

interface Pressed {
  aSecond: number;
  /** Null where the system doesn't tell. */
  processorMs: number | null;
  byThread: ThreadTimes | null;
}

/** A feedback's share; null where the system doesn't tell. */
function sharesOf(before: ThreadTimes | null, after: ThreadTimes | null): ThreadTimes | null {
  if (before === null || after === null) return null;
  const share = (kind: keyof ThreadTimes) => (after[kind] - before[kind]) / ROUNDS;
  return Object.fromEntries(threadKinds.map((kind) => [kind, share(kind)])) as ThreadTimes;
}

async function pressed({ throughServer, serverPid }: FeedbackCalls): Promise<Pressed> {
  const [before, threadsBefore] = [await processorMsOf(serverPid), await threadTimesOf(serverPid)];
  const ms = await timed(async () => {
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => repeat(ROUNDS / AT_ONCE, throughServer)),
    );
  });
  const [after, threadsAfter] = [await processorMsOf(serverPid), await threadTimesOf(serverPid)];
  return {
    aSecond: (ROUNDS * 1_000) / ms,
    processorMs: before === null || after === null ? null : (after - before) / ROUNDS,
    byThread: sharesOf(threadsBefore, threadsAfter),
  };
}

/** A goal, which a busy machine may miss. */
const reported = (what: string, value: string, isRatio: boolean): Figure => ({
  what,
  value,
  limit: null,
  isRatio,
});

/**
 * What the server's whole flow (authenticate, conceal, check, reveal, store) adds to a model call,
 * beside what a proxy adds that only passes the call on.
 */
export async function modelOverhead(): Promise<Figure[]> {
  const model = await startModel();
  const proxy = await startProxy(model);
  const calls = await openFeedbackCalls(model, proxy);
  try {
    // Alternating, so that a slow moment of the machine affects all.
    const rounds = await repeat(WARM_UP + ROUNDS, async () => ({
      through: await timed(calls.throughServer),
      straight: await timed(calls.straightToModel),
      proxied: await timed(calls.throughProxy),
    }));
    const warm = rounds.slice(WARM_UP);
    const added = median(warm.map(({ through, straight }) => through - straight));
    const passing = median(warm.map(({ proxied, straight }) => proxied - straight));
    const straight = median(warm.map((pair) => pair.straight));
    const { aSecond, processorMs, byThread } = await pressed(calls);
    return [
      {
        what: `the server adds to a model call of ${straight.toFixed(1)} ms (median of ${ROUNDS})`,
        value: `${added.toFixed(1)} ms`,
        limit: { text: `under ${LIMIT_MS} ms`, kept: added < LIMIT_MS },
        isRatio: false,
      },
      reported('a proxy that only passes on adds', `${passing.toFixed(1)} ms`, false),
      reported(
        'processor time of the server for a feedback',
        processorMs === null ? 'unknown' : `${processorMs.toFixed(1)} ms`,
        true,
      ),
      reported(
        'of it: the server’s thread, the database’s, those that read texts, V8’s and the disk’s',
        byThread === null
          ? 'unknown'
          : threadKinds.map((kind) => `${byThread[kind].toFixed(1)} ms`).join(', '),
        true,
      ),
      reported(
        `feedbacks with ${AT_ONCE} asked for at once`,
        `${aSecond.toFixed(0)} a second`,
        false,
      ),
    ];
  } finally {
    await calls.close();
    await proxy.close();
    await model.close();
  }
}
