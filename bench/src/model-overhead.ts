import { openFeedbackCalls } from './feedback-calls.ts';
import { median, repeat, timed, type Figure } from './measuring/figures.ts';
import { startModel, startProxy, type ModelProcess } from './model-process.ts';
import { AT_ONCE, FEEDBACKS, pressed, type Pressed } from './model/a-dozen-teachers.ts';
import { onPostgres } from './model/on-postgres.ts';
import { threadKinds } from './model/thread-times.ts';

/** Rounds thrown away while the server's code is being compiled. */
const WARM_UP = 600;
const ROUNDS = 300;
const LIMIT_MS = 5;
const A_SECOND = 300;
/** What as many a second take of two cores. */
const PROCESSOR_MS = 6.6;

const inMs = (ms: number | null) => (ms === null ? 'unknown' : `${ms.toFixed(1)} ms`);

const goalsOf = ({ aSecond, processorMs }: Pressed, where: string): Figure[] => [
  {
    what: `processor time of the server for a feedback, ${where}`,
    value: inMs(processorMs),
    limit: {
      text: `at most ${PROCESSOR_MS} ms`,
      kept: processorMs !== null && processorMs <= PROCESSOR_MS,
    },
    isRatio: true,
  },
  {
    what: `feedbacks with ${AT_ONCE} asked for at once, ${where}`,
    value: `${aSecond.toFixed(0)} a second`,
    limit: { text: `at least ${A_SECOND}`, kept: aSecond >= A_SECOND },
    isRatio: false,
  },
];

const reported = (what: string, value: string, isRatio: boolean): Figure => ({
  what,
  value,
  limit: null,
  isRatio,
});

async function onPostgresToo(model: ModelProcess): Promise<Figure[]> {
  const measured = await onPostgres(model, WARM_UP);
  if (measured === null) return [];
  const { memory } = measured;
  return [
    ...goalsOf(measured, 'on PostgreSQL'),
    reported(
      `memory of that server after ${WARM_UP + 2 * FEEDBACKS} feedbacks`,
      memory === null ? 'unknown' : `${memory.toFixed(0)} MB`,
      true,
    ),
  ];
}

async function onItsOwnDatabase(model: ModelProcess): Promise<Figure[]> {
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
    const measured = await pressed(calls.throughServer, calls.serverPid);
    const { byThread } = measured;
    return [
      {
        what: `the server adds to a model call of ${straight.toFixed(1)} ms (median of ${ROUNDS})`,
        value: `${added.toFixed(1)} ms`,
        limit: { text: `under ${LIMIT_MS} ms`, kept: added < LIMIT_MS },
        isRatio: false,
      },
      reported('a proxy that only passes on adds', `${passing.toFixed(1)} ms`, false),
      ...goalsOf(measured, 'on its own database'),
      reported(
        'of it: the server’s thread, the database’s, those that read texts, V8’s and the disk’s',
        byThread === null ? 'unknown' : threadKinds.map((kind) => inMs(byThread[kind])).join(', '),
        true,
      ),
    ];
  } finally {
    await calls.close();
    await proxy.close();
  }
}

/**
 * What the server's whole flow (authenticate, conceal, check, reveal, store) adds to a model call,
 * beside what a proxy adds that only passes the call on.
 * @param isShort leaves PostgreSQL out
 */
export async function modelOverhead(isShort: boolean): Promise<Figure[]> {
  const model = await startModel();
  try {
    const figures = await onItsOwnDatabase(model);
    return isShort ? figures : [...figures, ...(await onPostgresToo(model))];
  } finally {
    await model.close();
  }
}
