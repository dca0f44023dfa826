import { openFeedbackCalls } from './feedback-calls.ts';
import { median, repeat, timed, type Figure } from './figures.ts';
import { startModel } from './model-process.ts';

/** Rounds thrown away while the server's code is being compiled. */
const WARM_UP = 600;
const ROUNDS = 300;
const LIMIT_MS = 5;

/**
 * What the server's whole flow (authenticate, conceal, check, reveal, store) adds to a model call.
 */
export async function modelOverhead(): Promise<Figure[]> {
  const model = await startModel();
  const calls = await openFeedbackCalls(model);
  try {
    // Alternating, so that a slow moment of the machine affects both.
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
