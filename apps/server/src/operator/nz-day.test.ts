import { expect, it } from 'vitest';
import { endOfDay, lastDayBefore } from './nz-day.ts';

it.each([
  ['2027-01-31', '2027-01-31T11:00:00.000Z', 'summer time'],
  ['2027-07-01', '2027-07-01T12:00:00.000Z', 'standard time'],
  ['2027-04-04', '2027-04-04T12:00:00.000Z', 'the day on which summer time ends'],
  ['2027-09-26', '2027-09-26T11:00:00.000Z', 'the day on which summer time begins'],
  ['2027-12-31', '2027-12-31T11:00:00.000Z', 'the last day of a year'],
  ['2028-02-29', '2028-02-29T11:00:00.000Z', 'a leap day'],
])('a day ends at midnight in New Zealand: %s at %s (%s)', (written, moment) => {
  const end = endOfDay(written);
  expect(end?.toISOString()).toBe(moment);
  expect(lastDayBefore(end ?? new Date(0))).toBe(written);
});

it.each(['2027-02-30', '2027-13-01', '2027-00-10', '31/01/2027', 'tomorrow', '2027-1-5', ''])(
  '‘%s’ is no day',
  (written) => expect(endOfDay(written)).toBeNull(),
);
