import { MINUTE_MS } from '@second-draft/contract';

let ahead = 0;

/**
 * Milliseconds since the epoch, by the server's clock: that of a computer is an hour wrong now and
 * then. By the computer's own until an answer tells.
 */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Sets the clock by an answer, unless they agree: set with each, it would now and then go back.
 * @param asked when, by the computer's clock: the answer may have taken long, or the computer slept
 */
export function setServerClock({ headers }: Response, asked: number): void {
  const answered = Date.parse(headers.get('date') ?? '');
  const late = answered - serverNow();
  if (late > MINUTE_MS || answered < asked + ahead - MINUTE_MS) ahead += late;
}
