type Close = () => Promise<unknown>;

export interface Closing {
  /** What is added later is closed earlier. */
  add(...together: Close[]): void;
  close(): Promise<void>;
}

export function createClosing(): Closing {
  const steps: Close[][] = [];
  return {
    add: (...together) => void steps.unshift(together),
    async close() {
      for (const together of steps.splice(0)) await Promise.all(together.map((close) => close()));
    },
  };
}
