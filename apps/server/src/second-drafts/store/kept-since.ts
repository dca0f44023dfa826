import { DAY_MS, limits } from '@second-draft/contract';

/** What was written before this has expired: the hourly purge removes it. */
export const keptSince = (): Date => new Date(Date.now() - limits.keepTextsDays * DAY_MS);
