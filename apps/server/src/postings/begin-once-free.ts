import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../problems/index.ts';
import type { Begun } from './posting.ts';

const LOOK_AGAIN_MS = 200;

/**
 * Waits while another tab or server has the same words under way.
 * @throws Problem('classroom_unavailable') when the signal is aborted
 */
export async function beginOnceFree(
  begin: () => Promise<Begun>,
  signal: AbortSignal,
): Promise<Exclude<Begun, { state: 'underWay' }>> {
  for (;;) {
    const begun = await begin();
    if (begun.state !== 'underWay') return begun;
    await pause(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {
      throw new Problem('classroom_unavailable');
    });
  }
}
