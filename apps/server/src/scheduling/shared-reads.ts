interface SharedRead<T> {
  answer: Promise<T>;
  readers: number;
  stop: AbortController;
}

/** Concurrent callers of a key share one read. */
export type SharedReads<T> = (
  key: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** A read is aborted when all its callers have left before it was done, and when it fails. */
export function createSharedReads<T>(): SharedReads<T> {
  const underWay = new Map<string, SharedRead<T>>();

  function start(key: string, read: (signal: AbortSignal) => Promise<T>): SharedRead<T> {
    const stop = new AbortController();
    const shared = { answer: read(stop.signal), readers: 0, stop };
    underWay.set(key, shared);
    return shared;
  }

  return async (key, signal, read) => {
    signal.throwIfAborted();
    const shared = underWay.get(key) ?? start(key, read);
    shared.readers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    let isAnswered = false;
    try {
      const answer = await Promise.race([shared.answer, left.promise]);
      isAnswered = true;
      return answer;
    } finally {
      signal.removeEventListener('abort', leave);
      shared.readers -= 1;
      if (shared.readers === 0) {
        underWay.delete(key);
        // A failed read may have parts that still run; an answered one has none, and aborting takes time.
        if (!isAnswered) shared.stop.abort();
      }
    }
  };
}
