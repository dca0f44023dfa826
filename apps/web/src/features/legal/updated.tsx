import { longDate } from '../../ui/long-date.ts';

/** ISO 8601 date of the last change to the privacy policy or the terms. */
const UPDATED = '2026-11-30';

export function Updated() {
  return (
    <p>
      <em>
        Last changed on <time dateTime={UPDATED}>{longDate(UPDATED)}</time>
      </em>
    </p>
  );
}
