import { openWorld } from '@second-draft/e2e/world';
import { feedbackCalls } from './feedback-calls.ts';
import { median, repeat, timed, type Figure } from './figures.ts';

const WARM_UP = 50;
const ROUNDS = 250;
const LIMIT_MS = 5;

/** What the whole flow (conceal, check, reveal, keep) adds to the model's own time. */
export async function modelOverhead(): Promise<Figure[]> {
  const world = await openWorld({ writer: 'model' });
  try {
    const calls = await feedbackCalls(world);
    // In turns, so that a slow moment of the machine falls on both.
    const pairs = await repeat(WARM_UP + ROUNDS, async () => {
      const through = await timed(calls.throughServer);
      return { through, straight: await timed(calls.straightToModel) };
    });
    const added = median(pairs.slice(WARM_UP).map(({ through, straight }) => through - straight));
    return [
      {
        what: `the server adds to a model call (median of ${ROUNDS})`,
        value: `${added.toFixed(1)} ms`,
        limit: { text: `under ${LIMIT_MS} ms`, kept: added < LIMIT_MS },
        isRatio: false,
      },
    ];
  } finally {
    await world.close();
  }
}
