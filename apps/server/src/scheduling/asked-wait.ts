/**
 * How long a service asks its caller to wait, read as OpenAI's client reads it. Milliseconds,
 * negative for a time that is over; NaN if it asks for none.
 */
export function askedWaitMs(headers: Headers): number {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (!Number.isNaN(milliseconds)) return milliseconds;
  const after = headers.get('retry-after') ?? '';
  const seconds = Number.parseFloat(after);
  return Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
}
