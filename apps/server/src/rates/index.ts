export {
  boundFeedback,
  createRunningFeedbacks,
  type RunningFeedbacks,
} from './feedback-at-once.ts';
export { limitRates } from './limit-rates.ts';
export { createRateLimits, type RateLimits } from './rate-limits.ts';
export { createRateStore } from './store.ts';
