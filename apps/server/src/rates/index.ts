export { createAtOnce, type AtOnce } from './at-once.ts';
export { boundBytes, boundFeedback } from './bound-at-once.ts';
export { createCountKeys } from './count-keys.ts';
export { limitRates } from './limit-rates.ts';
export { createRateLimits, type RateLimits } from './rate-limits.ts';
export { createRateStore } from './store.ts';
