import { MINUTE_MS } from '@second-draft/contract';

const STEP_MS = 5 * MINUTE_MS;

/** For the question to be answered, and for a class to be posted before the access ends. */
const SOONEST_MS = 2 * MINUTE_MS;
const BEFORE_END_MS = 3 * MINUTE_MS;

/** Longer than a page of a Chromebook that nobody touches stays awake. */
const LATEST_MS = 60 * MINUTE_MS;

/** Every five minutes, while the teacher's access lasts. All in milliseconds since the epoch. */
export function laterTimes(now: number, accessEnds: number): number[] {
  const last = Math.min(now + LATEST_MS, accessEnds - BEFORE_END_MS);
  const first = Math.ceil((now + SOONEST_MS) / STEP_MS) * STEP_MS;
  const count = Math.max(0, Math.floor((last - first) / STEP_MS) + 1);
  return Array.from({ length: count }, (_, i) => first + i * STEP_MS);
}

/** Whether there would be later times if her access lasted longer. */
export const isBoundByAccess = (now: number, accessEnds: number): boolean =>
  accessEnds - BEFORE_END_MS < now + LATEST_MS;

const clock = new Intl.DateTimeFormat('en-NZ', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '8:40 am', on the clock of this computer. */
export const clockTime = (at: number): string =>
  clock
    .format(at)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .toLowerCase();
