import { HOUR_MS } from '@second-draft/contract';
import * as z from 'zod';

const ZONE = 'Pacific/Auckland';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
const hour = new Intl.DateTimeFormat('en-NZ', {
  timeZone: ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** New Zealand is 12 or, in summer, 13 hours ahead of UTC. */
function startOf(utcDay: Date): Date {
  const inSummer = new Date(utcDay.getTime() - 13 * HOUR_MS);
  return Number(hour.format(inSummer)) === 0 ? inSummer : new Date(utcDay.getTime() - 12 * HOUR_MS);
}

/**
 * @param written as 2027-01-31, a day in New Zealand
 * @returns when it ends; null if it is no day
 */
export function endOfDay(written: string): Date | null {
  if (!z.iso.date().safeParse(written).success) return null;
  const nextDay = new Date(`${written}T00:00:00Z`);
  nextDay.setUTCDate(nextDay.getUTCDate() + 1);
  return startOf(nextDay);
}

/** The last day before `end` in New Zealand, as 2027-01-31. */
export const lastDayBefore = (end: Date): string => day.format(end.getTime() - 1);
