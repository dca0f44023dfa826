import { openFeedbackCalls } from './feedback-calls.ts';
import { median, repeat, timed, type Figure } from './figures.ts';
import { startModel } from './model-process.ts';

/** Until the server's code is compiled as it is once a school day is under way. */
const WARM_UP = 600;
const ROUNDS = 300;
const LIMIT_MS = 5;

/** What the whole flow (who calls, conceal, check, reveal, keep) adds to the model's own time. */
export async function modelOverhead(): Promise<Figure[]> {
  const model = await startModel();
  const calls = await openFeedbackCalls(model);
  try {
    // In turns, so that a slow moment of the machine falls on both.
    const pairs = await repeat(WARM_UP + ROUNDS, async () => {
      const through = await timed(calls.throughServer);
      return { through, straight: await timed(calls.straightToModel) };
    });
    const warm = pairs.slice(WARM_UP);
    const added = median(warm.map(({ through, straight }) => through - straight));
    const straight = median(warm.map((pair) => pair.straight));
    return [
      {
        what: `the server adds to a model call of ${straight.toFixed(1)} ms (median of ${ROUNDS})`,
        value: `${added.toFixed(1)} ms`,
        limit: { text: `under ${LIMIT_MS} ms`, kept: added < LIMIT_MS },
        isRatio: false,
      },
    ];
  } finally {
    await calls.close();
    await model.close();
  }
}
