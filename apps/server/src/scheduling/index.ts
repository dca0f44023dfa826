export { allOrNone } from './all-or-none.ts';
export { askedWaitMs } from './asked-wait.ts';
export { inOrderOfArrival } from './in-order-of-arrival.ts';
export { keepRepeating, type RoundTimes } from './keep-repeating.ts';
export { createLimitByKey, type LimitByKey } from './limit-by-key.ts';
export { shareRuns } from './share-runs.ts';
export { createSharedReads, type SharedReads } from './shared-reads.ts';
export { whenClosed } from './when-closed.ts';
export { within } from './within.ts';
