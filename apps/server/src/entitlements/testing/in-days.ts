import { DAY_MS } from '@second-draft/contract';

/** From now; of days gone by with a negative number. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
