import { rates, type Rate, type RateName } from '@second-draft/contract';
import { Problem } from '../problems/index.ts';
import { createCountKeys, type Who } from './count-keys.ts';
import type { RateStore } from './store.ts';
import { createTally, type Counted, type Tally } from './tally.ts';

const SHARE_EVERY_MS = 1_000;

/** Limits hold across servers. */
export interface RateLimits {
  /** @throws Problem('too_many_requests') with the seconds to wait. */
  count(rate: RateName, who: Who): Promise<void>;
  /** Removes what is counted of a teacher, here and in the database. */
  forget(teacher: string): Promise<void>;
  close(): Promise<void>;
}

interface Settings {
  /** Multiplies every limit. */
  factor: number;
  /** Derives the keys that hide teachers and addresses in the database. */
  appSecret: string;
}

const limitOf = ({ perTeacher, perAddress }: Rate, who: Who): number | null =>
  'teacher' in who ? perTeacher : perAddress;

function refuseAbove(limit: number, { hits, endsAt }: Counted): void {
  if (hits <= limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  throw new Problem('too_many_requests', { retryAfterSeconds });
}

export function createRateLimits(store: RateStore, { factor, appSecret }: Settings): RateLimits {
  const keys = createCountKeys(appSecret);
  const tallies = new Map<RateName, Tally>();
  for (const name of Object.keys(rates) as RateName[])
    tallies.set(name, createTally(store, rates[name].seconds * 1000));

  const share = async () => {
    for (const tally of tallies.values()) await tally.share();
  };
  // Other queries report a missing database; these counts are shared when it is back.
  const shareQuietly = () => share().catch(() => undefined);
  let sharing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sharing = sharing.then(shareQuietly);
  }, SHARE_EVERY_MS);
  timer.unref();

  return {
    async count(name, who) {
      const limit = limitOf(rates[name], who);
      const tally = tallies.get(name);
      if (limit === null || tally === undefined) return;
      const key = keys.of(name, who);
      const counted = rates[name].isExact ? await tally.hitExactly(key) : tally.hit(key);
      refuseAbove(limit * factor, counted);
    },
    async forget(teacher) {
      const hers = keys.ofTeacher(teacher);
      for (const tally of tallies.values()) tally.forget(hers);
      // What is being shared would come back.
      await sharing;
      await store.remove(hers);
    },
    async close() {
      clearInterval(timer);
      await sharing;
      await shareQuietly();
    },
  };
}
