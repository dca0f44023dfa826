import { longDate } from '../../ui/long-date.ts';

/** The day on which policy and terms were last changed (ISO 8601). */
const UPDATED = '2026-11-22';

/** When this text was last changed. */
export function Updated() {
  return (
    <p>
      <em>
        Last changed on <time dateTime={UPDATED}>{longDate(UPDATED)}</time>
      </em>
    </p>
  );
}
