import { openWorld } from '@second-draft/e2e/world';
import { feedbackOf, unhurried } from '../feedback-calls.ts';
import { repeat } from '../measuring/figures.ts';
import { memoryOf } from '../measuring/memory.ts';
import type { ModelProcess } from '../model-process.ts';
import { openMeasuredPostgres } from '../scale/measured-postgres.ts';
import { pressed, type Pressed } from './a-dozen-teachers.ts';

export interface OnPostgres extends Pressed {
  /** Megabytes, after everything; null without /proc. */
  memory: number | null;
}

/**
 * A server of many: its database is PostgreSQL, on the same machine.
 * @returns null where none is installed
 */
export async function onPostgres(
  { baseUrl }: ModelProcess,
  warmUp: number,
): Promise<OnPostgres | null> {
  const postgres = await openMeasuredPostgres();
  if (postgres === null) return null;
  try {
    const world = await openWorld({
      writer: 'model',
      settings: {
        ...unhurried,
        OPENAI_BASE_URL: baseUrl,
        LOG_LEVEL: 'warn',
        ...postgres.settings,
      },
    });
    try {
      const ask = await feedbackOf(world);
      await repeat(warmUp, ask);
      const figures = await pressed(ask, world.server.pid);
      return { ...figures, memory: await memoryOf(world.server.pid) };
    } finally {
      await world.close();
    }
  } finally {
    await postgres.stop();
  }
}
