const underWay = new Set<Promise<unknown>>();

/** The end of the session waits for the change, until it settles. */
export function track(change: Promise<unknown>): void {
  underWay.add(change);
  const forget = () => underWay.delete(change);
  change.then(forget, forget);
}

const heldBack = new Set<() => Promise<void>>();

/** @param send sends at once what a pause holds back; called before the session ends */
export function sendBeforeEnd(send: () => Promise<void>): void {
  heldBack.add(send);
}

/** Sends what is held back, and waits for pending changes to settle, up to `milliseconds`. */
export async function changesEnded(milliseconds: number): Promise<void> {
  for (const send of heldBack) track(send());
  if (underWay.size === 0) return;
  let timer: number | undefined;
  const longEnough = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.allSettled(underWay), longEnough]);
  window.clearTimeout(timer);
}
