import { DAY_MS, limits } from '@second-draft/contract';

/** The purge is hourly; expired rows are not shown in the meantime. */
export const keptSince = (): Date => new Date(Date.now() - limits.keepTextsDays * DAY_MS);
