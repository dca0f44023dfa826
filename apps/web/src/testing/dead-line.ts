import { vi } from 'vitest';

/** A line that goes dead: nobody answers, and no error comes. `endWait` lets the longest wait be over. */
export function deadLine() {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  return {
    unanswered: ({ signal }: RequestInit) =>
      new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    endWait: () => {
      timeout.mockRestore();
      over.abort(new DOMException('', 'TimeoutError'));
    },
  };
}
