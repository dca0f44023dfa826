const whenInNewZealand = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/**
 * In New Zealand time.
 * @param iso ISO 8601 instant
 */
export function formatInstant(iso: string): string {
  return whenInNewZealand.format(new Date(iso));
}
