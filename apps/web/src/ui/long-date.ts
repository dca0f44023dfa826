const format = new Intl.DateTimeFormat('en-NZ', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats as '12 October 2026'. @param date ISO 8601 date */
export const longDate = (date: string): string => format.format(new Date(date));

const localFormat = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long' });

/** The day where the teacher is, formatted alike. @param instant epoch milliseconds */
export const longDay = (instant: number): string => localFormat.format(instant);
