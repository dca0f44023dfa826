type Close = () => Promise<unknown>;

export interface Closing {
  /** What is added later is closed earlier. */
  add(...together: Close[]): void;
  /** Closes all of it, whatever fails, then rejects with the first failure. */
  close(): Promise<void>;
}

export function createClosing(): Closing {
  const steps: Close[][] = [];
  return {
    add: (...together) => void steps.unshift(together),
    async close() {
      const failures: unknown[] = [];
      for (const together of steps.splice(0)) {
        const outcomes = await Promise.allSettled(together.map(async (close) => close()));
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') failures.push(outcome.reason);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
