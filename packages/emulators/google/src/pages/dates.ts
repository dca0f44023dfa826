const whenInNewZealand = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** An ISO 8601 instant as the school's clock and calendar show it. */
export function formatInstant(iso: string): string {
  return whenInNewZealand.format(new Date(iso));
}
