import { counted } from '../../../lib/words/counted.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.44 * DAY;
const YEAR = 365.25 * DAY;

const units = [
  ['year', YEAR],
  ['month', MONTH],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * In the largest whole unit: '3 days ago'. Not in seconds: screens look at the clock twice a minute.
 * @param now in milliseconds
 */
export function ago(instant: string, now: number): string {
  const seconds = (now - Date.parse(instant)) / 1_000;
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? [];
  if (size === undefined) return 'less than a minute ago';
  return `${counted(Math.floor(seconds / size), unit)} ago`;
}
