import { vi } from 'vitest';
import { silence } from './fake-network.ts';

/** A line that goes dead: nobody answers, and no error comes. `endWait` lets the longest wait be over. */
export function deadLine() {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  return {
    unanswered: silence,
    endWait: () => {
      timeout.mockRestore();
      over.abort(new DOMException('', 'TimeoutError'));
    },
  };
}
