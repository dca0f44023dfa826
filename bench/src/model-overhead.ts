import { openFeedbackCalls, type FeedbackCalls } from './feedback-calls.ts';
import { median, repeat, timed, type Figure } from './figures.ts';
import { startModel, startProxy } from './model-process.ts';
import { processorMsOf } from './processor-time.ts';

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
}

async function pressed({ throughServer, serverPid }: FeedbackCalls): Promise<Pressed> {
  const before = await processorMsOf(serverPid);
  const ms = await timed(async () => {
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => repeat(ROUNDS / AT_ONCE, throughServer)),
    );
  });
  const after = await processorMsOf(serverPid);
  return {
    aSecond: (ROUNDS * 1_000) / ms,
    processorMs: before === null || after === null ? null : (after - before) / ROUNDS,
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
    const { aSecond, processorMs } = await pressed(calls);
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
