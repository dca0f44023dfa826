const underWay = new Set<Promise<unknown>>();

/** Tracks a call that changes something until it settles. */
export function remember(change: Promise<unknown>): void {
  underWay.add(change);
  const forget = () => underWay.delete(change);
  change.then(forget, forget);
}

/** Waits for pending changes to settle, up to `milliseconds`. */
export async function changesEnded(milliseconds: number): Promise<void> {
  if (underWay.size === 0) return;
  let timer: number | undefined;
  const longEnough = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.allSettled(underWay), longEnough]);
  window.clearTimeout(timer);
}
