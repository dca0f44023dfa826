import { counted } from '../../../lib/counted.ts';

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
  ['second', 1],
] as const;

/** In the largest whole unit: '3 days ago'. `now` is in milliseconds. */
export function ago(instant: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(instant)) / 1_000));
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  return `${counted(Math.floor(seconds / size), unit)} ago`;
}
