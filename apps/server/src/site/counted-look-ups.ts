import type { RateLimits } from '../rates/index.ts';
import type { KeptAssets } from './kept-assets.ts';

export interface LookUps {
  /** @throws Problem('too_many_requests') where this address asks too often */
  find(name: string, address: string): ReturnType<KeptAssets['find']>;
}

/** Anybody may ask for an asset, and each that this build doesn't have is a query. */
export const countedLookUps = (
  kept: Pick<KeptAssets, 'find'>,
  limits: Pick<RateLimits, 'count'>,
): LookUps => ({
  async find(name, address) {
    await limits.count('usual', { address });
    return kept.find(name);
  },
});
