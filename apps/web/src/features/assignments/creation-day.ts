import { ordinal } from '../../lib/words/ordinal.ts';

/**
 * Formats as 'Monday 3rd March'; null when `instant` is not a date.
 * @param instant ISO 8601
 * @param timeZone defaults to the reader's own
 */
export function creationDay(instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const parts = new Intl.DateTimeFormat('en-NZ', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')} ${ordinal(Number(part('day')))} ${part('month')}`;
}
