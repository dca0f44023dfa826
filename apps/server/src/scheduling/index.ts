export { keepRepeating, type RoundTimes } from './keep-repeating.ts';
export { createLimitByKey, type LimitByKey } from './limit-by-key.ts';
