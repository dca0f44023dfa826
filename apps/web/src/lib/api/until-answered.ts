import { mayPass } from './api-error.ts';
import { coalesced } from './coalesced.ts';

export interface UntilAnswered {
  /**
   * Sends the newest.
   * @throws what sending it throws
   */
  send: () => Promise<void>;
  /** What had no answer by now is not sent again. */
  forget: () => void;
}

/**
 * For what is saved as a change of what the server last told. Where no answer came, the server may
 * have it: the same is sent again ahead of anything newer, which then counts from it. Otherwise what
 * she takes back meanwhile would look like no change, and another tab's would seem to be there.
 */
export function untilAnswered<Sent>(
  newest: () => Sent | null,
  sendOne: (sent: Sent, signal: AbortSignal) => Promise<void>,
): UntilAnswered {
  let unanswered: Sent | null = null;
  let timesForgotten = 0;
  async function attempt(sent: Sent, signal: AbortSignal): Promise<void> {
    const before = timesForgotten;
    try {
      await sendOne(sent, signal);
      unanswered = null;
    } catch (error) {
      unanswered = mayPass(error) && timesForgotten === before ? sent : null;
      throw error;
    }
  }
  return {
    send: coalesced(async (signal) => {
      if (unanswered !== null && unanswered !== newest()) await attempt(unanswered, signal);
      const now = newest();
      if (now !== null) await attempt(now, signal);
    }),
    forget: () => {
      timesForgotten += 1;
      unanswered = null;
    },
  };
}
